import { median, outcome, roundsOf } from './measure.mjs';

/** Measures a case for all programs in the same rounds. The unit is measured twice: how far A/A is from 1 is the error. */
export function compared({ what, against, goal, least, rounds, prepare }, { input, programs, peers, count }) {
  const { base = [], unit, task } = prepare(input);
  const ends = new Map([...programs, ...peers].map((program) => [program, endOf(task(program))]));
  for (const program of programs) {
    if (![0, 1].includes(ends.get(program))) throw new Error(`${program.name} ends with ${ends.get(program)}: ${what}`);
  }
  const tasks = { base, again: unit(programs[0]) };
  const unitNames = new Map();
  for (const [index, program] of [...programs, ...peers].entries()) {
    const isShared = index > 0 && sameCommands(unit(program), tasks['unit 0']);
    unitNames.set(program, isShared ? 'unit 0' : `unit ${index}`);
    tasks[unitNames.get(program)] = unit(program);
    tasks[`program ${index}`] = task(program);
  }
  const measured = roundsOf(tasks, count ?? rounds);
  const ratio = (own, name) => median(measured.map((round) => (round[own] - round.base) / (round[name] - round.base)));
  const values = [...programs, ...peers].map((program, index) => ({
    name: program.name,
    value: ratio(`program ${index}`, unitNames.get(program)),
    end: ends.get(program),
  }));
  const seconds = median(measured.map((round) => round['program 0'] / 1000 / task(programs[0]).length));
  return { what, against, goal, least, values, control: ratio('again', 'unit 0'), seconds };
}

function endOf(commands) {
  return commands.map((command) => outcome(command).end).find((end) => end !== 0) ?? 0;
}

function sameCommands(left, right) {
  return JSON.stringify(left) === JSON.stringify(right);
}
