import { describe, expect, test } from '@jest/globals';
import { standInsIn } from '../../src/model/variables/index.ts';

const found = (text: string) => standInsIn(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['YOUR_TOKEN', ['YOUR_TOKEN']],
  ['xoxb-your-slack-bot-token', ['xoxb-your-slack-bot-token']],
  ['http://your-host:5000/mcp', ['your-host']],
  ['ANTHROPIC_API_KEY_HERE', ['ANTHROPIC_API_KEY_HERE']],
  ['--key=paste-key-here', ['paste-key-here']],
  ['Bearer <enter your token>', ['<enter your token>']],
  ['<SERVER_DIR>/server.py', ['<SERVER_DIR>']],
  ['[REDACTED_API_KEY]', ['[REDACTED_API_KEY]']],
  ['/path/to/server.js', ['/path/to/server.js']],
  ['C:\\path\\to\\server.js', ['C:\\path\\to\\server.js']],
  ['--config=/absolute/path/to/x.json', ['/absolute/path/to/x.json']],
  ['/caminho/absoluto/para/loja/index.js', ['/caminho/absoluto/para/loja/index.js']],
  ['--config=/ruta/a/config.json', ['/ruta/a/config.json']],
  ['C:\\Pfad\\zum\\server.js', ['C:\\Pfad\\zum\\server.js']],
  ['ABSOLUTE_PATH_TO/server/mcp', ['ABSOLUTE_PATH_TO/server/mcp']],
  ['PLACEHOLDER_API_KEY', ['PLACEHOLDER_API_KEY']],
  ['Bearer TOKEN_PLACEHOLDER', ['TOKEN_PLACEHOLDER']],
  ['sua-api-key', ['sua-api-key']],
  ['TU_TOKEN_AQUI', ['TU_TOKEN_AQUI']],
  ['COLE_A_CHAVE_AQUI', ['COLE_A_CHAVE_AQUI']],
  ['votre-cle-api', ['votre-cle-api']],
  ['ihr-api-schluessel', ['ihr-api-schluessel']],
  ['dein_token', ['dein_token']],
  ['REPLACE_ME', ['REPLACE_ME']],
  ['...', ['...']],
  ['sk-...', ['sk-...']],
  ['<user>:<password>', ['<user>', '<password>']],
  ['${HOST}/YOUR_PROJECT', ['YOUR_PROJECT']],
  ['<YOUR_TOKEN>', ['<YOUR_TOKEN>']],
  ['https://yourcompany.atlassian.example', ['yourcompany']],
  ['C:\\Users\\YourName\\docs', ['YourName']],
  ['/Users/username/docs', ['username']],
  ['/home/you/docs', ['you']],
  ['https://DOMAIN/mcp', ['DOMAIN']],
  ['https://PROJECT_REF.docs.example/mcp', ['PROJECT_REF']],
  ['http://localhost:PORT/mcp', ['PORT']],
  ['https://xxxxx.docs.example', ['xxxxx']],
  ['https://[project].docs.example', ['[project]']],
  ['xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx', ['xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx']],
  ['T0XXXXXXX', ['T0XXXXXXX']],
  ['postgresql://user:pass@host:5432/db', ['user:pass@host']],
  ['mysql://username:password@localhost/dbname', ['username:password']],
  ['process.env.DOCS_KEY', ['process.env.DOCS_KEY']],
  ['Bearer __DOCS_TOKEN__', ['__DOCS_TOKEN__']],
  ['http://localhost:__PORT__/mcp', ['__PORT__']],
  ['__ROOT__/run.sh', ['__ROOT__']],
  ['@@DOCS_TOKEN@@', ['@@DOCS_TOKEN@@']],
  ['--key=%%DOCS_KEY%%', ['%%DOCS_KEY%%']],
  ['#{Docs.Token}#', ['#{Docs.Token}#']],
  ['{{TOKEN}}', ['{{TOKEN}}']],
  ['os.environ["DOCS_KEY"]', ['os.environ["DOCS_KEY"]']],
  ['{{ENV:DOCS_KEY}}', ['{{ENV:DOCS_KEY}}']],
])('%s is to be filled in', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  'semble[mcp]',
  './...',
  '(?<name>.*)',
  'Map<string>',
  'Ada <ada@example.org>',
  '</html>',
  '@acme/bring-your-own-key',
  'know-your-api-mcp',
  'Bearer ${YOUR_TOKEN}',
  '{env:YOUR_TOKEN}',
  '$YOUR_TOKEN',
  'https://yours.example.org/mcp',
  'somewhere',
  'src/path/tools',
  'ghp_xxxxxxxxxxxx',
  '/tmp/file.XXXXXX',
  'a ... b',
  'CHANGE_MEMORY',
  '/home/user/docs',
  '/Users/you-and-me/docs',
  'https://yourself.example.org',
  'http://MYSERVER:8080/mcp',
  'http://MY_NAS:8080/mcp',
  'op://DEV_TEAM/docs/token',
  'mail.your-server.de',
  'https://u1.your-storagebox.de/docs',
  'https://xxx.example',
  'http://[::1]:8080/mcp',
  'postgresql://user:password@localhost:5432/docs',
  'src/ruta/api/index.js',
  'camino-al-exito',
  'tu-berlin-mcp',
  'seu-app',
  'su-exec',
  'HIDE_PLACEHOLDERS',
  '{env:PLACEHOLDER_API_KEY}',
  '${PATH_TO_SERVER}/index.js',
  'app.PATH_TO_X',
])('%s is not', (text) => {
  expect(found(text)).toEqual([]);
});

/** The tongues in which most tutorials are written, and what is written where English has "your-api-key" and "/path/to". */
const inOtherTongues: Readonly<Record<string, string>> = {
  English: 'your api key|YOUR API KEY|token-here|paste your token here',
  Spanish:
    'tu-api-key|TU_API_KEY_AQUI|tu clave de OpenAI|pega-tu-token-aquí|su-clave-api|/ruta/a/tu/proyecto|C:\\ruta\\a\\server.js',
  Portuguese: 'sua-api-key|SUA_CHAVE_AQUI|sua_chave_de_api|insira-seu-token|/caminho/para/servidor.js',
  French: 'votre-clé-api|VOTRE_CLE_API_ICI|ton-jeton|votre mot de passe|/chemin/vers/serveur.js|/chemin/absolu/vers/x',
  German: 'ihr-api-schluessel|DEIN_API_KEY|Ihr API-Schlüssel|dein-token-hier|<Ihr-API-Schlüssel>|/pfad/zum/projekt',
  Italian: 'la-tua-chiave-api|LA_TUA_CHIAVE|INSERISCI_QUI_LA_CHIAVE|/percorso/al/server.js',
  Dutch: 'jouw-api-sleutel|uw-api-sleutel|JOUW_TOKEN|/pad/naar/server',
  Polish: 'twój-klucz-api|TWOJ_KLUCZ_API|/ścieżka/do/serwera|/sciezka/do/serwera',
  Russian: 'ваш-ключ|ВАШ_КЛЮЧ|ваш_api_ключ|вставьте токен сюда|/путь/к/серверу',
  Turkish: 'api-anahtarınız|API_ANAHTARINIZ|buraya-api-anahtari|/dosya/yolu/server.js',
  Chinese: '你的API密钥|您的令牌|你的 API 密钥|在此输入密钥|<你的密钥>|/你的路径/server.js',
  Japanese: 'ここにAPIキー|あなたのトークン|ここにトークンを入力|/パス/server.js',
  Korean: '당신의_API_키|여기에_API_키_입력|/경로/server.js',
  Vietnamese: 'khoa-api-cua-ban|API_KEY_CUA_BAN|/duong/dan/toi/server.js',
  Indonesian: 'kunci-api-anda|API_KEY_ANDA|/jalur/ke/server.js',
  Swedish: 'din-api-nyckel|DIN_NYCKEL|/sökväg/till/server.js',
  Czech: 'váš-klíč|tvuj-api-klic|/cesta/k/serveru',
};

describe.each(Object.entries(inOtherTongues))('%s', (_, texts) => {
  test.each(texts.split('|'))('%s is to be filled in, alone and with others round it', (text) => {
    expect(found(text)).toEqual([text]);
    expect(found(`--value=${text}`)).toEqual([text]);
    if (/[\\/<]/.test(text)) return;
    expect(found(`Bearer ${text}`)).toEqual([text]);
    expect(found(`https://host.example/?token=${text}`)).toEqual([text]);
  });
});

test('a user and a password in an address, a host, a folder of somebody', () => {
  expect(found('postgres://tu_usuario:tu_contraseña@localhost/db')).toEqual(['tu_usuario', 'tu_contraseña']);
  expect(found('https://tu-dominio.com/mcp')).toEqual(['tu-dominio']);
  expect(found('/home/seu_usuario/app')).toEqual(['seu_usuario']);
});

test.each(
  'ton-api-key|TON_API_KEY|SU_PASSWORD|su-exec|ta-lib|tu-mcp|tu-berlin.de|din-norms|je-token|qui-mcp|hier-mcp|--su-clave|mcp-server-ihr|anda|change-password|enter password|get your token|bring your own key|Sie sind Ihr Freund und Helfer|Tu es un assistant|Vous êtes votre propre serveur de fichiers|mot-de-passe|mi-clave-secreta|minha-senha|sem-token|$TU_API_KEY|${SUA_CHAVE}|你是一个助手|パスワード|/srv/ruta/b|/mnt/pad/thai|/opt/chemin'.split(
    '|',
  ),
)('%s is a name, a sentence or a value', (text) => {
  expect(found(text)).toEqual([]);
});
