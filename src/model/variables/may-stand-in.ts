/** "Your" and "here" of other tongues, as they are written. */
const theirs =
  'tu tus tuo tua tuoi teu ton ta tes tvůj tvuj tvoje tvoj twój twoj twoja twoje twojego su sus sua suas suo seu seus senin sizin sinun sini disini vuestra vuestro votre vos vostra vostro vas váš ihr ihre ihren dein deine deinen din dit ditt uw je jouw anda kamu của cua aqui aquí aca acá ici hier qui tutaj buraya burada insira inserisci inserez insérez einfügen einfuegen eintragen';
const asWritten = () =>
  theirs.split(' ').flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()]);

const pieces = () => [
  '[Yy](?:our|OUR)[-_/ ]',
  '[Yy]our(?:[coditswnuahkp]|[A-Z])',
  String.raw`[\\/](?:[Uu]ser_?-?[Nn]ame|USER|you)(?![\w.-])`,
  String.raw`:\/\/(?:[A-Z]{2}|[xX]{3}|user(?:name)?:|\[)|:PORT`,
  'x{8}-|X{5}',
  String.raw`(?:process|meta)\.env|os\.(?:environ|getenv)`,
  String.raw`\{\{`,
  String.raw`[-_ ](?:here|HERE)(?!\w)`,
  '<[A-Za-z\u00c0-\uffdc]',
  String.raw`\[(?:RED|YOUR|INS|PAS|ENT|REP)`,
  String.raw`_ME(?!\w)`,
  'REPLACE_',
  'PLACEHOLDER',
  'PATH_TO',
  String.raw`\.{3}`,
  '…',
  `(?<![A-Za-z\u00c0-\u024f])(?:${asWritten().join('|')})(?![A-Za-z\u00c0-\u024f])`,
  '[ıiun]n[ıiu]z(?![a-z])|N[Iİ]Z(?![A-Z])',
  '[Вв]аш|ВАШ|[Тт]во[йяеёії]|ТВО|здесь|сюд[аи]|ЗДЕСЬ|СЮД|[Вв]став|[Вв]вед|[Уу]каж|[你您]的|在此|此[处處]|[这這][里裡]|填[写入寫]|[输輸]入|替换|粘贴|あなたの|ここに|を入力|당신의|귀하의|여기에|입력',
  // Paths
  String.raw`(?:[Pp](?:ath|ATH)|[Rr]uta|[Cc]am[ií](?:nho|no)?|[Cc]hemin|[Pp]fad|[Pp]ercorso|[Pp]ad|cie[żz]ka|путь|шлях|cesta|sti|v[aä]g|jalur)[\\/]+\p{L}`,
  String.raw`[\\/]yolu|(?:duong|đường)[\\/-]|路[径徑]|パス|경로`,
];

/** A piece that each form has of what people leave in when they copy an example. */
export function signOfStandIn(): RegExp {
  sign ??= new RegExp(pieces().join('|'), 'u');
  return sign;
}

/** Made when it is asked for: most runs never do. */
let sign: RegExp | undefined;

/** Whether it is worth while to look for placeholders that a person has to fill in. */
export function mayStandIn(text: string): boolean {
  return signOfStandIn().test(text);
}
