# Moves the CSV files from inbox\app-8 and inbox\app-15 to the queue
# folder, imports them in the order of their names, and moves them to the
# done folder. If a file fails, it stays, and the app's later files wait.

# Settings. The address of kintone and the API tokens are in the
# kintone.ps1 file next to this script. If one of the two files has
# non-ASCII characters, save it as UTF-8 with BOM.
$Keys = @{ 8 = 'CustomerId'; 15 = 'Sku' }  # The update key of each app ID
$Fields = @{ 8 = 'CustomerId,Company'; 15 = 'Sku,Item,Quantity' }
$KeepDays = 30  # Imported files are deleted after this time.
$AlarmUrl = ''  # Optional: a chat webhook that accepts {"text": "..."}
$Program = 'C:\Program Files\cli-kintone'  # The folder of cli-kintone.exe

$ErrorActionPreference = 'Stop'
Set-Location -LiteralPath $PSScriptRoot
$env:Path = "$Program;$env:Path"
# UTC never goes back an hour.
$stamp = "$([DateTime]::UtcNow.ToString('yyyy-MM-dd-HHmmss'))-$PID"
$utf8 = [Text.UTF8Encoding]::new($false, $true)

function Import-App($App) {
  if (-not $Keys[$App]) { throw 'no update key' }
  $inbox, $queue, $done = "inbox\app-$App", "queue\app-$App", "done\app-$App"
  $null = New-Item $inbox, $queue, $done -ItemType Directory -Force
  # Two runs at once could import the files in the wrong order.
  $null = New-Item "$queue\running" -ItemType Directory
  try {
    foreach ($file in Get-ChildItem "$inbox\*.csv" -File) {
      Move-Item -LiteralPath $file.FullName "$queue\$stamp-$($file.Name)"
    }
    foreach ($file in Get-ChildItem "$queue\*.csv" -File | Sort-Object Name) {
      # cli-kintone can garble a file that isn't UTF-8 without an error.
      $text = [IO.File]::ReadAllText($file.FullName, $utf8)
      if ($text.Contains([string][char]27)) { throw "$file is ISO-2022-JP" }
      # The Command Prompt doesn't accept every filename.
      Copy-Item -LiteralPath $file.FullName "app-$App.csv" -Force
      $import = "cli-kintone record import --app $App --file-path app-$App.csv" +
        " --update-key `"$($Keys[$App])`" --fields `"$($Fields[$App])`""
      # A log that can't be opened needs "exit 1" to count as a failure.
      cmd /c "$import 2> import-$App.log || exit 1"
      if ($LASTEXITCODE -ne 0 -or
          (Select-String 'not have any records' "import-$App.log" -Quiet)) {
        throw "$($file.Name), see import-$App.log"
      }
      $file.IsReadOnly, $file.LastWriteTime = $false, (Get-Date)
      Move-Item -LiteralPath $file.FullName "$done\$($file.Name)"
    }
  } finally {
    Remove-Item "$queue\running"
    Remove-Item "app-$App.csv" -Force -ErrorAction Ignore
  }
  Get-ChildItem $done -File |
    Where-Object LastWriteTime -lt (Get-Date).AddDays(-$KeepDays) |
    Remove-Item -Force
}

$failed = @()
foreach ($app in $Keys.Keys | Sort-Object) {
  try {
    # The alarm must not quote the line of a secret.
    try { . .\kintone.ps1 } catch { throw 'kintone.ps1 has an error' }
    Import-App $app
  } catch {
    $failed += "App ${app}: $_"
  }
}
if ($failed) {
  $text = "The kintone import on $env:COMPUTERNAME failed. $failed"
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
