// cspell:disable -- words that readers use and dictionaries do not know
import {stem} from './words';

/** The pages' words, each with words that readers use instead. One way: a pages' word in a query has no synonyms. */
const SYNONYMS = `
garbled: mojibake gibberish corrupted broken 文字化け
encoding: charset codepage 文字コード
shiftjis: sjis
sjis: shiftjis
sjis shiftjis: cp932 ms932 windows31j ansi
utf8: unicode
break delimiter: crlf
break lf: newline
delimiter: separator separate 区切り文字
tab delimiter: tsv
excel: spreadsheet xlsx
table: subtable テーブル
mark: asterisk
dropdown: picklist
dropdown choose: select
multichoice: multiselect
department: organization organisation org 組織
attachment: file image photo 添付ファイル
calculated: formula
created: creator
updated: modifier
utc: timezone
field: column
authentication credential login: auth
authentication: authn 認証
login credential: signin
credential: login
login: logon username
twofactor: mfa 2fa
token credential password: secret
token: apikey
password: pwd passwd パスワード
certificate: cert tls pfx selfsigned 証明書
certificate tls: ssl
certificate pfx: p12
pfx certificate: pkcs12
address: url
baseurl: domain subdomain
timeout: hang タイムアウト
proxy: firewall プロキシ
limit: ratelimit maximum max
export attachment: download
import attachment: upload
import back: restore
back: backup
changelog: notes
delete: remove erase purge 削除
add import: insert
upsert: merge sync
update upsert: overwrite
condition: filter where query
orderby: sort
need: require
install: setup インストール
update: upgrade 更新
undo: rollback
question yes: confirm confirmation
cron: schedule scheduled
cron schedule: scheduler
schedule script: cron
script: automate
continuous script: ci
ci script: pipeline
ci: continuousintegration
quiet none: silence silent
silence none: quiet
standard stream: stdout stderr
exit: errorlevel exitcode
environment: env
environment variable: envvar 環境変数
variable: var
configuration setting: config
option: flag parameter argument switch
semantic versioning: semver
release: changelog
issue: bug
step first: tutorial
first step: gettingstarted quickstart
executable: zip exe binary
line break: 改行
guest space: ゲストスペース
import: インポート 読み込み
export: エクスポート 書き出し
error: エラー
`;

/** Pairs of a reader's word and the pages' words for it. */
export const synonyms = SYNONYMS.trim()
  .split('\n')
  .flatMap((line) => {
    const [pageWords = '', readerWords = ''] = line.split(': ');
    return readerWords.split(' ').map((word) => [word, pageWords.split(' ')] as const);
  });

const byStem = new Map(synonyms.map(([word, pageWords]) => [stem(word), pageWords]));
// Japanese has no spaces: its words are looked up anywhere in a query.
const japanese = synonyms.filter(([word]) => /[^a-z\d]/.test(word));

/** The pages' words for a reader's word in any form; empty if there are none. */
export const synonymsOf = (term: string): readonly string[] => byStem.get(stem(term)) ?? [];

/** Replaces Japanese words with the pages' English ones. */
export const translateJapanese = (query: string): string =>
  japanese.reduce((text, [word, pageWords]) => text.replaceAll(word, ` ${pageWords.join(' ')} `), query);
