import { median, roundsOf } from './measure.mjs';

/** Measures a case for all programs in the same rounds. The unit is measured twice: how far A/A is from 1 is the error. */
export function compared({ what, against, goal, least, rounds, prepare }, { input, programs, peers, count }) {
  const { base = [], baseOf = () => base, unit, unitOf = () => unit, task } = prepare(input);
  const all = [...programs, ...peers];
  const tasks = { base, again: unitOf(programs[0]) };
  for (const [index, program] of all.entries()) {
    if (index === 0 || unit === undefined) tasks[`unit ${index}`] = unitOf(program);
    if (baseOf(program) !== base) tasks[`base ${index}`] = baseOf(program);
    tasks[`program ${index}`] = task(program);
  }
  const { rounds: measured, ends } = roundsOf(tasks, count ?? rounds);
  const ratio = (own, other, before = 'base') =>
    median(measured.map((round) => (round[own] - (round[before] ?? round.base)) / (round[other] - round.base)));
  const values = all.map((program, index) => ({
    name: program.name,
    value: ratio(`program ${index}`, unit ? 'unit 0' : `unit ${index}`, `base ${index}`),
    end: ends[`program ${index}`],
  }));
  const seconds = median(measured.map((round) => round['program 0'])) / 1000 / task(programs[0]).length;
  return { what, against, goal, least, values, control: ratio('again', 'unit 0'), seconds };
}
