# Exports kintone apps with their attachments. Each successful run makes a new folder for each app,
# such as app-15\2025-07-14-020000-4711.

# Settings. The kintone.ps1 file next to this script has the address of kintone and the API tokens.
$Apps = 8, 15   # App IDs
$KeepDays = 30  # Older exports are deleted after the app's next successful export.
$AlarmUrl = ''  # Optional: a chat webhook that accepts {"text": "..."}
$CopyTo = ''    # Optional: a folder, such as one on a file server, for a copy of each export
$Program = 'C:\Program Files\cli-kintone'  # The folder of cli-kintone.exe

$ErrorActionPreference = 'Stop'
Set-Location -LiteralPath $PSScriptRoot
$env:Path = "$Program;$env:Path"
$stamp = "$(Get-Date -Format yyyy-MM-dd-HHmmss)-$PID"

function Export-App($App) {
  $part, $done = "app-$App\part-$stamp", "app-$App\$stamp"
  $null = New-Item $part -ItemType Directory
  # The Command Prompt writes the file, because PowerShell can change its encoding.
  $export = "cli-kintone record export --app $App --attachments-dir $part\files"
  cmd /c "$export > $part\records.csv 2> app-$App.log"
  if ($LASTEXITCODE -ne 0) {
    Remove-Item $part -Recurse -Force
    throw "exit code $LASTEXITCODE, see app-$App.log"
  }
  Move-Item $part $done
  if ($CopyTo) {
    $copy = Join-Path $CopyTo $done
    $null = New-Item (Split-Path $copy) -ItemType Directory -Force
    Copy-Item $done "$copy.part" -Recurse
    Move-Item "$copy.part" $copy
  }
  Get-ChildItem "app-$App" -Directory |
    Where-Object LastWriteTime -lt (Get-Date).AddDays(-$KeepDays) |
    Remove-Item -Recurse -Force
}

$failed = @()
foreach ($app in $Apps) {
  try {
    . .\kintone.ps1
    Export-App $app
  } catch {
    $failed += "App ${app}: $_"
  }
}
if ($failed) {
  $text = "The kintone export on $env:COMPUTERNAME failed. $failed"
  [Console]::Error.WriteLine($text)
  if ($AlarmUrl) {
    $body = [Text.Encoding]::UTF8.GetBytes((ConvertTo-Json @{ text = $text }))
    $null = Invoke-RestMethod $AlarmUrl -Method Post -Body $body -ContentType 'application/json'
  }
  exit 1
}
