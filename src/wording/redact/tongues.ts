import { anyOf, endingWithAny } from '../words.ts';
import type { Secrecy } from './secret-names.ts';

/** What "password" and its like are called in other tongues, without accents, at the end of a word. */
const endsAsSecret = endingWithAny(
  // German
  'passwort passworter passwoerter kennwort kennworter kennwoerter losungswort geheimnis geheim geheimwort geheimzahl',
  'zugangsdaten anmeldedaten zugangscode zugangsschluessel zugangsschlussel geheimschluessel geheimschlussel',
  // French
  'motdepasse mdp passe jeton codesecret clesecrete cleprivee',
  // Spanish, Portuguese, Italian, Romanian
  'contrasena contrasenya contrasenia clave secreto secreta credenciales credencial',
  'senha segredo palavrapasse credenciais parola paroladordine segreto segreta credenziali parolachiave chiavesegreta',
  // Dutch and the tongues of the north
  'wachtwoord wachtwoorden wachtzin toegangscode inloggegevens losenord hemlighet',
  'passord adgangskode kodeord hemmelighed hemmelighet salasana lykilord',
  // Polish, Czech, Hungarian, Turkish, Vietnamese, Indonesian
  'haslo hasla tajne tajny heslo hesla jelszo titok sifre sifresi gizli matkhau katasandi sandi rahasia',
  // Russian, Chinese and Japanese in Latin letters
  'parol sekret mima miyao kouling lingpai pasuwado pasuwaado himitsu bimilbeonho',
);

/** The same in several words, of which these come last. */
const isLastOfPhrase = anyOf('passe secret paso clave ordine dordine chiave sandi khau secrete privee');
const SECRET_PHRASE =
  /(?:mot de passe|code secret|palabra (?:de paso|clave)|palavra passe|parola d ?ordine|parola chiave|kata sandi|mat khau|cle (?:secrete|privee)|phrase secrete)(?: |$)/;

/** "Key". */
const endsAsKey = endingWithAny(
  'schluessel schlussel llave chave chiave cheie sleutel klucz kulcs nyckel nokkel anahtar klyuch kluch',
);
const isKey = anyOf('cle cles klic klics nogle nogles avain avains kunci kuncis');

/** In scripts whose words need not be apart, anywhere in a name. */
const SECRET_PARTS = [
  // Russian, Ukrainian, Bulgarian, Greek
  ...['пароль', 'пароля', 'парол', 'секрет', 'токен', 'таємниц', 'тайна', 'κωδικ', 'συνθηματικ', 'μυστικ'],
  // Chinese, Japanese, Korean
  ...['密码', '密碼', '口令', '密钥', '密鑰', '秘钥', '秘鑰', '令牌', '凭证', '憑證', '凭据', '私钥', '私鑰', '金鑰'],
  ...['パスワード', 'パスフレーズ', '暗証', '秘密', 'トークン', '合言葉', 'シークレット', '秘匿', '資格情報'],
  ...['비밀번호', '암호', '비밀', '패스워드', '토큰', '시크릿', '인증키', '자격증명'],
  // Arabic, Persian, Hebrew, Hindi, Thai
  ...[
    'كلمة السر',
    'كلمة المرور',
    'كلمةالسر',
    'كلمةالمرور',
    'رمز عبور',
    'گذرواژه',
    'סיסמה',
    'סיסמא',
    'पासवर्ड',
    'รหัสผ่าน',
  ],
];
const MAYBE_PARTS = ['ключ', 'κλειδι', 'מפתח', 'مفتاح', '鍵', '키'];

/** Any piece of those, to see fast where a closer look is worthwhile; accents may be there. */
export const FOREIGN_HINTS = [
  ...['wort', 'geheim', 'daten', 'zahl', 'mdp', 'jeton', 'secret', 'contrase', 'clave', 'credenc', 'senha', 'segre'],
  ...['parol', 'credenz', 'wacht', 'toegang', 'inlog', 'senord', 'hemmelig', 'hemlig', 'passord', 'adgang', 'kodeord'],
  ...['salasana', 'lykil', 'has[lł]', 'tajn', 'hesl', 'jelsz', 'titok', 'ifre', 'gizli', 'matkhau', 'sandi', 'rahasia'],
  ...['sekret', 'mima', 'miyao', 'kouling', 'lingpai', 'pasuw', 'himitsu', 'bimil', 'schl[uü]', 'cl[eé]', 'llave'],
  ...[
    'chave',
    'chiave',
    'cheie',
    'sleutel',
    'klucz',
    'kl[ií][cč]',
    'kulcs',
    'nyckel',
    'n[oø]kkel',
    'n[oø]gle',
    'avain',
  ],
  ...['anahtar', 'kunci', 'klyuch', 'kluch', ...SECRET_PARTS, ...MAYBE_PARTS],
  // Typed with the sign for a millionth, which is no Greek letter.
  'µυστικ',
].join('|');

export function foreignSecrecy(folded: string, words: readonly string[]): Secrecy | undefined {
  const small = folded.toLowerCase();
  if (words.some(endsAsSecret)) return 'secret';
  if (words.some(isLastOfPhrase) && SECRET_PHRASE.test(words.join(' '))) return 'secret';
  if (/[^\0-\u036f]/.test(small)) {
    if (SECRET_PARTS.some((part) => small.includes(part))) return 'secret';
    if (MAYBE_PARTS.some((part) => small.includes(part))) return 'maybe';
  }
  return words.some((word) => endsAsKey(word) || isKey(word)) ? 'maybe' : undefined;
}

/** Latin letters that no accent makes of others. */
const LETTERS = new Map([
  ['ł', 'l'],
  ['Ł', 'L'],
  ['ø', 'o'],
  ['Ø', 'O'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

/** A name in the letters that the lists are written in: wide forms as usual ones, Latin letters without accents. */
export function fold(name: string): string {
  if (/^[\0-\x7f]*$/.test(name)) return name;
  return name
    .normalize('NFKC')
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => LETTERS.get(letter) ?? letter.normalize('NFD').charAt(0))
    .replace(/[\u0300-\u036f]/g, '');
}
