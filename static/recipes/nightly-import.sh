#!/usr/bin/env bash
# Imports the CSV files in inbox/app-8 and inbox/app-15 in the order of their names, and moves
# each imported file to the done folder. A file that fails stays, and the app's later files wait.

# Settings. The kintone.env file next to this script has the address of kintone and the API tokens.
keys=([8]=CustomerId [15]=Sku) # The update key of each app ID
keep_days=30                   # Imported files are deleted after this time.
alarm_url=                     # Optional: a chat webhook that accepts {"text": "…"}
PATH="/usr/local/bin:$PATH"    # The folders of cli-kintone and Node.js come first.

cd "$(dirname "$0")" || exit
umask 077
stamp=$(date +%F-%H%M%S)-$$
shopt -s nullglob

import_files() {
  local file
  for file in "inbox/app-$1"/*.csv; do
    cli-kintone record import --app "$1" --file-path "$file" --update-key "${keys[$1]}" || return
    mv "$file" "done/app-$1/$stamp-${file##*/}" || return
  done
  find "done/app-$1" -type f -mtime "+$keep_days" -exec rm {} +
}

failed=
set -a
if . ./kintone.env; then
  for app in "${!keys[@]}"; do
    { mkdir -p "inbox/app-$app" "done/app-$app" && import_files "$app"; } 2> "app-$app.log" ||
      failed+=" app-$app"
  done
else
  failed=" kintone.env"
fi
if [ "$failed" ]; then
  text="The kintone import on $HOSTNAME failed:$failed. The .log files next to the script say why."
  echo "$text" >&2
  [ -z "$alarm_url" ] ||
    curl -fsS -H 'Content-Type: application/json' -d "{\"text\": \"$text\"}" "$alarm_url"
  exit 1
fi
