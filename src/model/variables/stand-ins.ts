import { standInWords } from '../../wording/index.ts';
import { mayStandIn } from './may-stand-in.ts';
import { placeholdersIn } from './placeholders.ts';

/** A part of a string that only says what belongs there. */
export interface StandIn {
  readonly start: number;
  readonly end: number;
}

/** What people leave in when they copy an example. */
interface Form {
  /** One of these stands in it, in small letters. */
  readonly needs: readonly string[];
  /** Made when it is asked for: V8 takes up to two milliseconds for one of them, and most runs need none. */
  readonly like: () => RegExp;
}

/** How a program's code asks for a variable. */
export const askedByCode =
  /process\.env(?:\.\w+|\[.{1,60}\])|import\.meta\.env\.\w+|os\.(?:environ(?:\[|\.get\()|getenv\().{1,60}/;

const forms: readonly Form[] = [
  // "YOUR_TOKEN", "xoxb-your-slack-bot-token", "ANTHROPIC_API_KEY_HERE"
  {
    needs: ['your'],
    like: () =>
      /(?<![A-Za-z0-9_.-])(?:(?:sk|pk|gh[op]|glpat|pat|xox[a-z]|sbp|fig[du]|hf|key|token|secret)[-_])?your[-_](?!own)[A-Za-z][\w-]*/gi,
  },
  {
    needs: ['here'],
    like: () => /(?<![A-Za-z0-9_.-])[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+){0,8}[-_]HERE(?![A-Za-z0-9_])/g,
  },
  {
    needs: ['here'],
    like: () => /(?<![A-Za-z0-9_.-])(?:insert|paste|put|add|enter)[-_][\w-]{1,60}[-_]here(?![A-Za-z0-9_])/gi,
  },
  // "PLACEHOLDER_API_KEY", "TOKEN_PLACEHOLDER"
  {
    needs: ['placeholder'],
    like: () => /(?<![A-Za-z0-9_.-])(?:[A-Z0-9]{1,20}_){0,6}PLACEHOLDER(?:_[A-Z0-9]{1,20}){0,6}(?![A-Za-z0-9_-])/g,
  },
  // "<api-key>", "[REDACTED]", "[YOUR TOKEN]"
  { needs: ['<'], like: () => /(?<![\p{L}\p{N}_)?(&])<(?!\/)\p{L}[\p{L}\p{M}\p{N}_ .'’-]{1,60}>/gu },
  {
    needs: ['['],
    like: () => /(?<!\w)\[(?:REDACTED|YOUR|INSERT|PASTE|ENTER|REPLACE)[A-Z_ -]{0,60}\]/g,
  },
  // "/path/to/server.js"
  {
    needs: ['path/to', 'path\\to'],
    like: () => /(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:[A-Za-z]{1,20}[\\/]){0,2}path[\\/]to[\\/][^\s"',:]*/gi,
  },
  // The same in other tongues: "/ruta/a/servidor.js", "/路径/到/server.js"
  {
    needs: [
      ...['caminho', 'ruta', 'camino', 'camí', 'chemin', 'pfad', 'percorso', 'pad', 'cie', 'путь', 'шлях', 'cesta'],
      ...['sti', 'kv', 'yolu', '/ke', '\\ke', 'duong', 'đường', '路', 'パス', '경로'],
    ],
    like: () =>
      /(?<![^\s=:,"'])(?:[A-Za-z]:)?[\\/]?(?:\p{L}{1,20}[\\/]){0,2}(?:caminho[\\/](?:para|do|da|completo|absoluto)|(?:ruta|camino|camí)[\\/](?:a|al|hacia|del|completa|absoluta)|chemin[\\/](?:vers|du|complet|absolu)|pfad[\\/](?:zu|zum|zur)|percorso[\\/](?:a|al|alla|verso|del|completo|assoluto)|pad[\\/]naar|[sś]cie[zż]ka[\\/]do|путь[\\/](?:к|до)|шлях[\\/]до|cesta[\\/](?:k|ke)|sti[\\/]til|s[oö]kv[aä]g[\\/]till|(?:dosya|dizin|tam)[\\/]yolu|(?:jalur|path)[\\/]ke|(?:duong|đường)[\\/-](?:dan|dẫn)|\p{L}{0,6}(?:路径|路徑|パス|경로)\p{L}{0,6})[\\/][^\s"',:]*/giu,
  },
  // "ABSOLUTE_PATH_TO/server.js"
  {
    needs: ['path_to'],
    like: () => /(?<![A-Za-z0-9_.-])(?:[A-Z]{1,20}_){0,3}PATH_TO(?:_[A-Z0-9]{1,20}){0,6}(?![A-Za-z0-9_-])[^\s"',:]*/g,
  },
  // "/YOUR/PROJECTS/DIR"
  { needs: ['/your/'], like: () => /(?<![\w.-])\/YOUR\/[A-Z][A-Z_/-]*(?![\w.])/g },
  // "REPLACE_ME", "REPLACE_WITH_KEY"; "ghp_xxxx" is how a value is made unreadable
  {
    needs: ['_me', 'replace_with_'],
    like: () => /(?<![A-Za-z0-9_-])(?:(?:CHANGE|REPLACE|FILL)_ME|REPLACE_WITH_\w+)(?![A-Za-z0-9_-])/g,
  },
  // "https://yourcompany.example", "/Users/yourname/docs"
  {
    needs: ['your'],
    like: () =>
      /(?<![A-Za-z0-9_.-])your(?:company|domain|org|organi[sz]ation|team|instance|workspace|site|store|project|server|user|username|name|account|tenant|subdomain|host|hostname|apikey|token|key|secret|password)(?![A-Za-z0-9])[\w-]*/gi,
  },
  // "/Users/username/docs", "C:\Users\USER"
  {
    needs: ['/user', '\\user', '/you', '\\you'],
    like: () => /(?<=[\\/](?:Users|home)[\\/])(?:[Uu]ser[-_]?[Nn]ame|USER(?:_?NAME)?|you)(?![\w.-])/g,
  },
  // "https://HOST/mcp", "https://PROJECT_REF.example", "http://localhost:PORT", "https://xxxxx.example"
  {
    needs: ['://'],
    like: () =>
      /(?<=(?:https?|wss?):\/\/)(?:(?:SUB)?DOMAIN|HOST(?:NAME)?|SERVER|IP|INSTANCE|TENANT|COMPANY|PROJECT|[A-Z]{2,20}(?:_[A-Z]{2,20}){0,3}_(?:REF|ID|HOST(?:NAME)?|(?:SUB)?DOMAIN|URL|NAME))(?=[.:/?]|$)/g,
  },
  { needs: [':port'], like: () => /(?<=:\/\/[\w.-]{1,100}:)PORT(?![\w.-])/g },
  { needs: ['://xxx'], like: () => /(?<=:\/\/)(?:x{3,}|X{3,})(?=\.[\w-]+\.)/g },
  { needs: ['://['], like: () => /(?<=:\/\/)\[[A-Za-z][\w -]{1,40}\](?=\.)/g },
  // "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx", "T0XXXXXXX"
  { needs: ['xxxxxxxx-'], like: () => /(?<![\w-])x{8}(?:-x{4}){3}-x{12}(?![\w-])/gi },
  { needs: ['xxxxx'], like: () => /^[A-Z]\d{0,2}X{5,}$/g },
  // "postgresql://user:password@host:5432/dbname"
  {
    needs: ['://user'],
    like: () =>
      /(?<=:\/\/)(?:user(?:name)?:pass(?:word)?@host(?:name)?|USER(?:NAME)?:PASS(?:WORD)?@HOST(?:NAME)?)(?=[:/]|$)/g,
  },
  {
    needs: ['://user'],
    like: () =>
      /(?<=:\/\/)(?:user(?:name)?:pass(?:word)?|USER(?:NAME)?:PASS(?:WORD)?)(?=@[\w.-]{1,100}(?::\w{1,5})?\/(?:db_?name|database_?name|DB_?NAME|DATABASE_?NAME)(?!\w))/g,
  },
  // "process.env.API_KEY"
  {
    needs: ['process.env', 'import.meta.env', 'os.environ', 'os.getenv'],
    like: () => new RegExp(`^(?:${askedByCode.source})$`, 'g'),
  },
  // "__API_TOKEN__", "@@ROOT@@", "%%KEY%%", "#{Token}#": what a script puts in before anybody reads the file; PHP has names of its own
  {
    needs: ['__', '@@', '%%', '#{'],
    like: () =>
      /(?<![A-Za-z0-9_@%])(?:__(?!(?:DIR|FILE|LINE|CLASS|FUNCTION|METHOD|NAMESPACE|TRAIT)__)(?=[A-Z])[A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){0,8}__|@@[A-Z][A-Z0-9_]{1,60}@@|%%[A-Z][A-Z0-9_]{1,60}%%|#\{[A-Za-z][\w.]{1,60}\}#)(?![A-Za-z0-9_@%])/g,
  },
  // "{{HOME}}/server.js"
  { needs: ['{{'], like: () => /(?<![^\s=:,"'])\{\{ ?[A-Za-z][\w.-]{1,60} ?\}\}(?=[\\/])/g },
];

/**
 * "...", "sk-...", "{{TOKEN}}", "{{user.id}}": as a whole value; inside a text they are too often something else. What a
 * generator of projects asks for, and the date, are filled in by programs.
 */
const cutOff =
  /^(?:Bearer )?(?:(?:[A-Za-z0-9]{1,10}[-_])?(?:\.{3}|…)|\{\{ ?(?!(?:cookiecutter|copier)\.|(?:current[-_]?)?(?:date|time|datetime|timestamp|now|today) ?\})\$?[A-Za-z][\w.:-]{1,60} ?\}\})$/;

/** Placeholders for a person to fill in, in the order of the text. */
export function standInsIn(text: string): StandIn[] {
  if (!mayStandIn(text)) return [];
  if (cutOff.test(text)) return [{ start: 0, end: text.length }];
  const small = text.toLowerCase();
  const found: StandIn[] = forms.flatMap(({ needs, like }) =>
    needs.some((part) => small.includes(part))
      ? Array.from(text.matchAll(like()), ({ index, 0: whole }) => ({ start: index, end: index + whole.length }))
      : [],
  );
  for (const { start, end } of standInWords(text)) found.push({ start, end });
  // "${YOUR_TOKEN}" is a variable of that name.
  return found.length === 0 ? found : withoutOverlaps(found, [...placeholdersIn(text), ...hostsIn(text)].sort(byStart));
}

/** Whole hosts, as a large provider has called them. */
function hostsIn(text: string): StandIn[] {
  if (!text.includes('your-')) return [];
  const hosts = text.matchAll(/your-(?:(?:server|storagebox)\.de|objectstorage\.com)(?![\w-])/g);
  return Array.from(hosts, ({ index, 0: host }) => ({ start: index, end: index + host.length }));
}

function byStart(a: StandIn, b: StandIn): number {
  return a.start - b.start;
}

/** In the order of the text; of two that overlap the one that begins first. */
function withoutOverlaps(found: readonly StandIn[], taken: readonly StandIn[]): StandIn[] {
  const kept: StandIn[] = [];
  let next = 0;
  let end = 0;
  for (const each of [...found].sort((a, b) => byStart(a, b) || b.end - a.end)) {
    for (let reference = taken[next]; reference !== undefined && reference.end <= each.start; reference = taken[next])
      next += 1;
    const reference = taken[next];
    if (each.start < end || (reference !== undefined && reference.start < each.end)) continue;
    kept.push(each);
    end = each.end;
  }
  return kept;
}
