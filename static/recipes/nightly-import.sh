#!/usr/bin/env bash
# Moves the CSV files from inbox/app-8 and inbox/app-15 to the queue
# folder, imports them in the order of their names, and moves them to the
# done folder. If a file fails, it stays, and the app's later files wait.

# Settings. The address of kintone and the API tokens are in the
# kintone.env file next to this script.
keys=([8]=CustomerId [15]=Sku) # The update key of each app ID
fields=([8]="CustomerId,Company" [15]="Sku,Item,Quantity")
keep_days=30  # Imported files are deleted after this time.
alarm_url=    # Optional: a chat webhook that accepts {"text": "…"}
PATH="/usr/local/bin:$PATH" # Folders of cli-kintone and Node.js first

cd "$(dirname "$0")" || exit
umask 077
shopt -s nullglob nocaseglob
stamp=$(date -u +%F-%H%M%S)-$$ # UTC never goes back an hour.

import_files() {
  local file name target
  [ "${keys[$1]}" ] || return
  for file in "inbox/app-$1"/*.csv; do
    name=${file##*/}
    target=queue/app-$1/$stamp-${name%.*}.csv
    # Of a.csv and a.CSV, the second waits for the next run.
    [ -e "$target" ] || mv "$file" "$target" || return
  done
  for file in "queue/app-$1"/*.csv; do
    # cli-kintone can garble a file that isn't UTF-8 without an error.
    iconv -f UTF-8 -t UTF-16 "$file" > /dev/null || return
    ! grep -q $'\e' "$file" || { echo "$file is ISO-2022-JP"; return 1; }
    cli-kintone record import --app "$1" --file-path "$file" \
      --update-key "${keys[$1]}" --fields "${fields[$1]}" || return
    ! grep -q 'not have any records' "import-$1.log" || return
    mv "$file" "done/app-$1/" || return
  done
  # -ctime counts from the move. touch fails for another account's files.
  find "done/app-$1" -type f -ctime "+$keep_days" -exec rm -f {} +
}

failed=
set -a
if . ./kintone.env 2> /dev/null; then # Bash would quote secrets.
  for app in "${!keys[@]}"; do
    mkdir -p "inbox/app-$app" "queue/app-$app" "done/app-$app"
    # Two runs at once could import the files in the wrong order.
    if mkdir "queue/app-$app/running"; then
      import_files "$app" > "import-$app.log" 2>&1 || failed+=" app $app"
      rmdir "queue/app-$app/running"
    else
      failed+=" app $app is locked by queue/app-$app/running"
    fi
  done
else
  failed=" kintone.env"
fi
if [ "$failed" ]; then
  text="The kintone import on $HOSTNAME failed:$failed. See import-*.log."
  echo "$text" >&2
  [ -z "$alarm_url" ] || curl -fsSm 60 -H 'Content-Type: application/json' \
    -d "{\"text\": \"$text\"}" "$alarm_url"
  exit 1
fi
