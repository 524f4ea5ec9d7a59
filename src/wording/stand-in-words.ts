import { secrecyOf } from './redact/secret-names.ts';
import { fold, foreignSecrecy } from './redact/tongues.ts';
import { anyOf } from './words.ts';

/** Words of one run that say what somebody has to put there: "tu-clave-api", "YOUR API KEY", "在此填写密钥". */
export interface StandInWords {
  readonly start: number;
  readonly end: number;
  /** Every word of it is one of these lists: nothing else is said. */
  readonly isPlain: boolean;
}

/** "Your", where nothing else is called so; without accents. */
const isYours = anyOf(
  'your tu tus vuestra vuestro seu seus sua suas teu tua votre vos ihr ihre ihren dein deine deinen tuo tuoi vostra vostro jouw twoj twoja twoje twojego senin sizin anda kamu cua tvuj tvoje sinun ваш ваша ваше ваши вашего твой твоя твое твои ваші твій',
);
/** And where the thing has to be named in the same tongue. */
const mayBeYours = anyOf('su sus suo ton ta tes din dit ditt uw je vas tvoj');
const isHere = anyOf('here aqui aca ici hier qui tutaj buraya burada disini sini здесь сюда тут сюди');
const isRequest = anyOf(
  'insert paste put enter inserta inserte insertar pega pegue pegar pon introduce introduzca reemplaza reemplace ingresa ingrese escriba insira inserir cole colar coloque digite substitua preencha adicione inserez inserer collez mettez entrez remplacez saisissez renseignez einfugen einfuegen eintragen eingeben ersetzen inserisci inserire incolla sostituisci vul invullen plak vervang wstaw wklej wpisz podaj yapistir yapistirin girin yazin isi masukkan вставьте вставить введите ввести укажите замените вставте введіть',
);
/** What belongs to a person, but for what opens it. */
const isThing = anyOf(
  'username user name host hostname server project domain account email workspace organization org tenant team database id url address',
);
const isTheirThing = anyOf(
  'usuario nombre proyecto servidor dominio cuenta correo empresa organizacion equipo nome projeto conta organizacao equipe utilisateur nom projet serveur domaine compte adresse identifiant entreprise benutzer benutzername projekt konto domane utente progetto account gebruiker gebruikersnaam naam domein uzytkownik nazwa konto domena kullanici pengguna nama proyek uzivatel khoa khau anahtari sifresi',
);
const theirThingBegins =
  /^(?:имя|пользоват|проект|домен|аккаунт|адрес|почт|логин|сервер|идентификатор|организац|користувач)/;
/** With "your" at their ends. */
const isYourKey = anyOf('anahtariniz anahtarin anahtarinizi sifreniz tokeniniz tokenin parolaniz jetonunuz avaimesi');
const isFiller = anyOf(
  'api access acceso acesso acces client app bot base de del da do d der die das den dem des di la le les el los las lo il l o a the to for fur fuer para pour per dla для von van of ban su tu un une uma una ein eine einen',
);

/** The same in scripts whose words need not be apart. */
const asksInSigns =
  /[你您]的|在此|此处|此處|这里|這裡|填[写入寫]|输入|輸入|替换|粘贴|あなたの|ここに|を入力|당신의|귀하의|여기에|입력/;
const namesInSigns =
  /用户|用戶|账号|帳號|邮箱|域名|项目|專案|地址|数据库|キー|ユーザー|アドレス|ドメイン|プロジェクト|사용자|아이디|주소|도메인|프로젝트/;
const inSigns = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Of more words a sentence is made. */
const mostWords = 8;
const longestWord = 40;
/** The name of a service; it does not come first. */
const mostOthers = 2;
/** What begins a token, and shows whose it is. */
const isPrefix = anyOf('sk pk pat ghp gho glpat xoxb xoxp xapp sbp hf');

type Kind = 'yours' | 'maybe yours' | 'here' | 'request' | 'key' | 'their key' | 'thing' | 'their thing' | 'filler';

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** A blank stands before it, and not the sign that joins words. */
  readonly isApart: boolean;
}

/** In the order of the text. */
export function standInWords(text: string): StandInWords[] {
  return runsIn(text).flatMap((run) => {
    const whole = standInOf(run);
    if (whole !== undefined) return [whole];
    return joinedIn(run).flatMap((part) => standInOf(part) ?? []);
  });
}

/** Words with a single sign or blank between them; none that belong to an option. */
function runsIn(text: string): Word[][] {
  const runs: Word[][] = [];
  let last: Word | undefined;
  for (const { 0: found, index: start } of text.matchAll(wordsFor(text))) {
    const gap = last === undefined ? '' : text.slice(last.end, start);
    const isApart = gap === ' ';
    const next = { start, end: start + found.length, text: found, isApart };
    if (isApart || gap === '-' || gap === '_') runs.at(-1)?.push(next);
    else if (text[start - 1] !== '-' && text[start - 1] !== '$') runs.push([next]);
    else runs.push([]);
    last = next;
  }
  return runs;
}

/** V8 takes ten times as long to compile the letters of all scripts. */
function wordsFor(text: string): RegExp {
  return /[^\0-\x7f]/.test(text) ? /[\p{L}\p{M}\p{N}'’]+/gu : /[A-Za-z\d']+/g;
}

/** Whether a text is nothing else, so that it can be shown. */
export function isStandInWords(text: string): boolean {
  return standInWords(text).some(({ start, end, isPlain }) => isPlain && start === 0 && end === text.length);
}

function joinedIn(run: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  for (const each of run) {
    if (each.isApart || parts.length === 0) parts.push([each]);
    else parts.at(-1)?.push(each);
  }
  return parts.length > 1 ? parts : [];
}

function standInOf(run: readonly Word[]): StandInWords | undefined {
  const words = /^(?:bearer|basic)$/i.test(run[0]?.text ?? '') && run[1]?.isApart ? run.slice(1) : run;
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length > mostWords) return undefined;
  const said = new Set<Kind>();
  let others = 0;
  for (const { text } of words) {
    const kinds = kindsOf(text);
    for (const kind of kinds) said.add(kind);
    if (kinds.length > 0 || (text === first.text && isPrefix(text))) continue;
    if (text === first.text) return undefined;
    others += 1;
  }
  if (!asksFor(said) || others > (words.some(({ isApart }) => isApart) ? 1 : mostOthers)) return undefined;
  return { start: first.start, end: last.end, isPlain: others === 0 };
}

function asksFor(said: ReadonlySet<Kind>): boolean {
  const isNamedThere = said.has('their key') || said.has('their thing');
  const isNamed = isNamedThere || said.has('key') || said.has('thing');
  if (said.has('here')) return isNamed || said.has('request');
  if (said.has('yours')) return isNamed;
  return said.has('maybe yours') ? isNamedThere : said.has('request') && said.has('their key');
}

/** None for a word of which nothing is known. */
function kindsOf(text: string): Kind[] {
  if (text.length > longestWord) return [];
  const plain = fold(text).toLowerCase();
  if (inSigns.test(plain)) return kindsInSigns(plain);
  if (isYours(plain)) return ['yours'];
  if (mayBeYours(plain)) return ['maybe yours'];
  if (isHere(plain)) return ['here'];
  if (isRequest(plain)) return ['request'];
  if (isYourKey(plain)) return ['yours', 'their key'];
  if (isThing(plain)) return ['thing'];
  if (isTheirThing(plain) || theirThingBegins.test(plain)) return ['their thing'];
  if (foreignSecrecy(plain, [plain]) !== undefined) return ['their key'];
  if (secrecyOf(plain) !== undefined) return ['key'];
  return isFiller(plain) ? ['filler'] : [];
}

function kindsInSigns(text: string): Kind[] {
  // What else stands in it may be anything.
  if (/[a-z\d]/.test(text.replace(/api|key|token|secret|id|url/g, ''))) return [];
  const kinds: Kind[] = [];
  if (asksInSigns.test(text)) kinds.push('yours');
  if (foreignSecrecy(text, []) !== undefined || secrecyOf(text) !== undefined) kinds.push('their key');
  if (namesInSigns.test(text)) kinds.push('their thing');
  return kinds;
}
