// Most texts have nothing that a person has to fill in, and each is asked. A word is looked up, since an expression of two
// hundred of them takes V8 a millisecond to compile; what other scripts need is asked of texts that have more than ASCII.

/** "Your" and "here" of other tongues. */
const theirs =
  'tu tus tuo tua tuoi teu ton ta tes tvůj tvuj tvoje tvoj twój twoj twoja twoje twojego su sus sua suas suo seu seus senin sizin sinun sini disini vuestra vuestro votre vos vostra vostro vas váš ihr ihre ihren dein deine deinen din dit ditt uw je jouw anda kamu cua aqui aquí aca acá ici hier qui tutaj buraya burada insira inserisci inserez insérez einfügen einfuegen eintragen';

/** A piece that each form has of what people leave in when they copy an example; "${{" begins a reference. */
const inAscii =
  /[Yy](?:our|OUR)[-_/ ]|(?<!\$)\{\{|[-_ ](?:here|HERE)(?!\w)|<[A-Za-z]|\[(?:RED|YOUR|INS|PAS|ENT|REP)|_ME(?!\w)|REPLACE_|PLACEHOLDER|PATH_TO|__[A-Z]|@@[A-Z]|%%[A-Z]|#\{|\.{3}|[iun]n[iu]z(?![a-z])|NIZ(?![A-Z])/;
/** Names of nobody in an address or a path, and code that a program would ask with. */
const inAddress =
  /[Yy]our(?:[coditswnuahkp]|[A-Z])|[\\/](?:[Uu]ser_?-?[Nn]ame|USER|you)(?![\w.-])|:\/\/(?:[A-Z]{2}|[xX]{3}|user(?:name)?:|\[)|:PORT|x{8}-|X{5}|(?:process|meta)\.env|os\.(?:environ|getenv)/;
const pathInAscii =
  /(?:[Pp](?:ath|ATH)|[Rr]uta|[Cc]ami(?:nho|no)?|[Cc]hemin|[Pp]fad|[Pp]ercorso|[Pp]ad|ciezka|cesta|sti|vag|jalur)[\\/]+[A-Za-z]|[\\/]yolu|duong[\\/-]/;

const inOtherLetters = [
  '…|<[\u00c0-\uffdc]',
  '(?<![A-Za-z\u00c0-\u024f])(?:của|Của|CỦA)(?![A-Za-z\u00c0-\u024f])',
  '[ıiun]n[ıiu]z(?![a-z])|N[Iİ]Z(?![A-Z])',
  '[Вв]аш|ВАШ|[Тт]во[йяеёії]|ТВО|здесь|сюд[аи]|ЗДЕСЬ|СЮД|[Вв]став|[Вв]вед|[Уу]каж|[你您]的|在此|此[处處]|[这這][里裡]|填[写入寫]|[输輸]入|替换|粘贴|あなたの|ここに|を入力|당신의|귀하의|여기에|입력',
  String.raw`(?:[Pp](?:ath|ATH)|[Rr]uta|[Cc]am[ií](?:nho|no)?|[Cc]hemin|[Pp]fad|[Pp]ercorso|[Pp]ad|cie[żz]ka|путь|шлях|cesta|sti|v[aä]g|jalur)[\\/]+\p{L}`,
  String.raw`đường[\\/-]|路[径徑]|パス|경로`,
];

/** Whether it is worth while to look for placeholders that a person has to fill in. */
export function mayStandIn(text: string): boolean {
  if (inAscii.test(text) || inAddress.test(text) || holdsTheirWord(text)) return true;
  if (/[\\/]/.test(text) && pathInAscii.test(text)) return true;
  return /[^\0-\x7f]/.test(text) && signInOtherLetters().test(text);
}

function holdsTheirWord(text: string): boolean {
  return text.match(/[A-Za-z\u00c0-\u024f]+/g)?.some(isTheirs) ?? false;
}

/** As they are written: "tu", "Tu", "TU". */
function isTheirs(word: string): boolean {
  const small = word.toLowerCase();
  known ??= new Set(theirs.split(' '));
  return known.has(small) && (word.slice(1) === small.slice(1) || word === word.toUpperCase());
}

let known: ReadonlySet<string> | undefined;

function signInOtherLetters(): RegExp {
  sign ??= new RegExp(inOtherLetters.join('|'), 'u');
  return sign;
}

/** Made when it is asked for: most runs never do. */
let sign: RegExp | undefined;
