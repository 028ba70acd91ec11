import {describe, expect, it} from 'vitest';
import {translate} from './translate';

const OLD_WAY = '$PSNativeCommandArgumentPassing = "Legacy"\n';

/** The text for a shell, or the reason in brackets. */
function show(bash: string): {powershell: string; cmd: string} {
  const {powershell, cmd} = translate(bash);
  return {
    powershell: 'text' in powershell ? powershell.text : `[${powershell.reason}]`,
    cmd: 'text' in cmd ? cmd.text : `[${cmd.reason}]`,
  };
}

describe('translate', () => {
  it.each([
    'cli-kintone record export --app 8',
    'cli-kintone record export --app 8 --condition "Amount > 3" --fields "Company,Region"',
    'cli-kintone record import --app 8 --file-path ./out/customers.csv --username=',
    'cli-kintone record import --app 40 --file-path 会社.csv',
    'npm install -g "@kintone/cli"',
    'mkdir backup\ncli-kintone record export --app 8 --attachments-dir backup/files',
  ])('leaves alone what all shells read in the same way: %s', (bash) => {
    expect(show(bash)).toEqual({powershell: bash, cmd: bash});
  });

  it('breaks long commands in the way of each shell', () => {
    expect(show('cli-kintone record export \\\n  --app 8 \\\n--fields A\n')).toEqual({
      powershell: 'cli-kintone record export `\n  --app 8 `\n--fields A',
      cmd: 'cli-kintone record export ^\n  --app 8 ^\n  --fields A',
    });
  });

  it('quotes lists, packages and odd numbers for PowerShell', () => {
    expect(show('npx @kintone/cli --fields Company,Region 1.0').powershell).toBe(
      'npx "@kintone/cli" --fields "Company,Region" "1.0"',
    );
  });

  it('passes on double quotes inside an argument', () => {
    expect(show(`cli-kintone record export --condition 'Region = "North"'`)).toEqual({
      powershell: `${OLD_WAY}cli-kintone record export --condition 'Region = \\"North\\"'`,
      cmd: 'cli-kintone record export --condition "Region = \\"North\\""',
    });
    expect(show(`cli-kintone record export --condition 'Region = "A & B"'`).cmd).toBe(
      'cli-kintone record export --condition "Region = ""A & B"""',
    );
  });

  it('passes on empty arguments', () => {
    expect(show('cli-kintone record export --proxy ""')).toEqual({
      powershell: `${OLD_WAY}cli-kintone record export --proxy '""'`,
      cmd: 'cli-kintone record export --proxy ""',
    });
  });

  it('leaves redirections to cmd', () => {
    expect(show(`cli-kintone record export --condition "Amount > 3" \\\n  > it.csv 2>&1`)).toEqual({
      powershell: `cmd /c 'cli-kintone record export --condition "Amount > 3" > it.csv 2>&1'`,
      cmd: 'cli-kintone record export --condition "Amount > 3" ^\n  > it.csv 2>&1',
    });
    expect(show(`cli-kintone x 'it'\\''s' > a.csv`).powershell).toBe(`cmd /c 'cli-kintone x "it''s" > a.csv'`);
  });

  it('sets variables', () => {
    expect(show('export A=b C="d e"\nf=g\ncli-kintone x "$A" $f "$f/$A"')).toEqual({
      powershell: '$env:A = "b"\n$env:C = "d e"\n$f = "g"\ncli-kintone x $env:A $f "${f}/${env:A}"',
      cmd: 'set "A=b"\nset "C=d e"\nset "f=g"\ncli-kintone x "%A%" %f% "%f%/%A%"',
    });
  });

  it('sets a variable for one command only', () => {
    expect(show('A=b cli-kintone x\ncli-kintone y')).toEqual({
      powershell: '$env:A = "b"\ncli-kintone x\nRemove-Item Env:A\ncli-kintone y',
      cmd: 'set "A=b"\ncli-kintone x\nset "A="\ncli-kintone y',
    });
    expect(show('A=b cli-kintone x').cmd).toBe('set "A=b"\ncli-kintone x');
  });

  it('keeps signs that only some shells know', () => {
    expect(show(`cli-kintone '$A' '50%' 'Wow!' 'C:\\dir\\' "\\$B"`)).toEqual({
      powershell: `cli-kintone '$A' '50%' 'Wow!' 'C:\\dir\\' '$B'`,
      cmd: 'cli-kintone "$A" "50%" "Wow!" "C:\\dir\\\\" "$B"',
    });
  });

  it('keeps comments and blank lines', () => {
    expect(show('# Export\n\ncli-kintone x')).toEqual({
      powershell: '# Export\n\ncli-kintone x',
      cmd: 'rem Export\n\ncli-kintone x',
    });
  });

  it.each([
    ['cli-kintone x | head', '"|" means something else in each shell'],
    ['cli-kintone x && cli-kintone y', '"&&" means something else in each shell'],
    ['cli-kintone x; cli-kintone y', '";" means something else in each shell'],
    ['cli-kintone x <<EOF\nEOF', '"<<" means something else in each shell'],
    ['cli-kintone x "$(date)"', 'only bash knows "$("'],
    ['cli-kintone x $?', 'only bash knows "$?"'],
    ['cli-kintone x *.csv', 'bash replaces "*.csv" by something else'],
    ['cli-kintone x ~/a.csv', 'bash replaces "~/a.csv" by something else'],
    ['head -n 1 a.csv', '"head" is not the same on Windows'],
    ['./cli-kintone x', '"./cli-kintone" is not the same on Windows'],
    ['mkdir -p a', 'the options of "mkdir" are not the same on Windows'],
    ['HTTPS_PROXY= cli-kintone x', 'Windows has no empty environment variables'],
    ['export A=b\nA=c cli-kintone x', '"A" would have to be restored after the command'],
    ['cli-kintone "open', 'a quote is not closed'],
  ])('gives a reason for %s', (bash, reason) => {
    expect(show(bash)).toEqual({powershell: `[${reason}]`, cmd: `[${reason}]`});
  });

  it('gives a reason for one shell only', () => {
    expect(show(`cli-kintone 'a%PATH%b'`)).toEqual({
      powershell: `cli-kintone 'a%PATH%b'`,
      cmd: '[cmd takes the part between two percent signs for a variable]',
    });
    expect(show(`cli-kintone 'a\nb'`)).toEqual({
      powershell: `cli-kintone 'a\nb'`,
      cmd: '[cmd knows no line break inside an argument]',
    });
    expect(show('f=g\ncli-kintone $f > a.csv').powershell).toBe('[cmd does not see the variables of PowerShell]');
    expect(show(`cli-kintone 'ends with \\'`).powershell).toContain(
      '[the versions of PowerShell differ on a backslash',
    );
    expect(show(`cli-kintone 'Company="Maple Bakery"'`).powershell).toContain(
      '[the versions of PowerShell differ on blanks',
    );
    expect(show(`export A='say "hi"'`).cmd).toContain('[cmd cannot set a variable');
  });
});
