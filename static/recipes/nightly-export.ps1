# Exports kintone apps with their attachments. Each successful run makes
# a new folder for each app, such as app-15\2025-07-14-020000-4711.

# Settings. The address of kintone and the API tokens are in the
# kintone.ps1 file next to this script. If one of the two files has
# non-ASCII characters, save it as UTF-8 with BOM.
$Apps = 8, 15   # App IDs
$KeepDays = 30  # Older exports are deleted after the next successful one.
$AlarmUrl = ''  # Optional: a chat webhook that accepts {"text": "..."}
$CopyTo = ''    # Optional: a folder on a file server for a copy
$Program = 'C:\Program Files\cli-kintone'  # The folder of cli-kintone.exe

$ErrorActionPreference = 'Stop'
Set-Location -LiteralPath $PSScriptRoot
$env:Path = "$Program;$env:Path"
$stamp = "$((Get-Date -Format s) -replace 'T', '-' -replace ':')-$PID"

function Export-App($App) {
  $part, $done = "app-$App\part-$stamp", "app-$App\$stamp"
  $null = New-Item $part -ItemType Directory
  $export = "cli-kintone record export --app $App " +
    "--attachments-dir $part\files > $part\records.csv 2> export-$App.log"
  # PowerShell can change the encoding, so the Command Prompt writes the
  # file. A file that can't be opened needs "exit 1" to count as failure.
  cmd /c "$export || exit 1"
  # An export without records fails, so that it never replaces a good one.
  if ($LASTEXITCODE -ne 0 -or
      (Select-String 'No records exist' "export-$App.log" -Quiet)) {
    Remove-Item $part -Recurse -Force
    throw "see export-$App.log"
  }
  Move-Item $part $done
  if ($CopyTo) {
    $copy = Join-Path $CopyTo $done
    $null = New-Item (Split-Path $copy) -ItemType Directory -Force
    Copy-Item $done "$copy.part" -Recurse
    Move-Item "$copy.part" $copy
  }
  Get-ChildItem "app-$App" -Directory |
    Where-Object Name -match '^(20\d\d-\d\d-\d\d-\d{6}|part)-' |
    Where-Object LastWriteTime -lt (Get-Date).AddDays(-$KeepDays) |
    Remove-Item -Recurse -Force
}

$failed = @()
foreach ($app in $Apps) {
  try {
    # The alarm must not quote the line of a secret.
    try { . .\kintone.ps1 } catch { throw 'kintone.ps1 has an error' }
    Export-App $app
  } catch {
    $failed += "App ${app}: $_"
  }
}
if ($failed) {
  $text = "The kintone export on $env:COMPUTERNAME failed. $failed"
  [Console]::Error.WriteLine($text)
  if ($AlarmUrl) {
    # Older computers don't offer TLS 1.2 by default.
    [Net.ServicePointManager]::SecurityProtocol = 'Tls12'
    $json = ConvertTo-Json @{ text = $text }
    $null = Invoke-RestMethod $AlarmUrl -Method Post -TimeoutSec 60 `
      -Body ([Text.Encoding]::UTF8.GetBytes($json)) `
      -ContentType 'application/json'
  }
  exit 1
}
