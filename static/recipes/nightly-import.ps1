# Imports the CSV files in inbox\app-8 and inbox\app-15 in the order of their names, and moves each
# imported file to the done folder. A file that fails stays, and the app's later files wait.

# Settings. The kintone.ps1 file next to this script has the address of kintone and the API tokens.
$Keys = @{ 8 = 'CustomerId'; 15 = 'Sku' }  # The update key of each app ID
$KeepDays = 30  # Imported files are deleted after this time.
$AlarmUrl = ''  # Optional: a chat webhook that accepts {"text": "..."}
$Program = 'C:\Program Files\cli-kintone'  # The folder of cli-kintone.exe

$ErrorActionPreference = 'Stop'
Set-Location -LiteralPath $PSScriptRoot
$env:Path = "$Program;$env:Path"
$stamp = "$(Get-Date -Format yyyy-MM-dd-HHmmss)-$PID"

function Import-App($App) {
  $inbox, $done = "inbox\app-$App", "done\app-$App"
  $null = New-Item $inbox, $done -ItemType Directory -Force
  foreach ($file in Get-ChildItem "$inbox\*.csv" | Sort-Object Name) {
    # A copy with a plain name, because the Command Prompt doesn't accept every filename.
    Copy-Item -LiteralPath $file.FullName "app-$App.csv"
    $import = "cli-kintone record import --app $App --update-key $($Keys[$App])"
    cmd /c "$import --file-path app-$App.csv 2> app-$App.log"
    if ($LASTEXITCODE -ne 0) {
      throw "exit code $LASTEXITCODE for $($file.Name), see app-$App.log"
    }
    Move-Item -LiteralPath $file.FullName "$done\$stamp-$($file.Name)"
  }
  Get-ChildItem $done -File |
    Where-Object LastWriteTime -lt (Get-Date).AddDays(-$KeepDays) |
    Remove-Item -Force
}

$failed = @()
foreach ($app in $Keys.Keys | Sort-Object) {
  try {
    . .\kintone.ps1
    Import-App $app
  } catch {
    $failed += "App ${app}: $_"
  }
}
if ($failed) {
  $text = "The kintone import on $env:COMPUTERNAME failed. $failed"
  [Console]::Error.WriteLine($text)
  if ($AlarmUrl) {
    $body = [Text.Encoding]::UTF8.GetBytes((ConvertTo-Json @{ text = $text }))
    $null = Invoke-RestMethod $AlarmUrl -Method Post -Body $body -ContentType 'application/json'
  }
  exit 1
}
