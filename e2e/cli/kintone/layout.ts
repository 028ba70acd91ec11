import type {AppDefinition, LayoutRow} from './apps';
import type {Fields} from './fields';

const cells = (codes: readonly string[], fields: Fields): object[] =>
  codes.map((code) => ({type: fields[code]?.type ?? 'LABEL', code}));

function toJson(row: LayoutRow, fields: Fields): object {
  switch (row.type) {
    case 'GROUP':
      return {type: row.type, code: row.code, layout: row.rows.map((inner) => toJson(inner, fields))};
    case 'SUBTABLE':
      return {type: row.type, code: row.code, fields: cells(row.codes, fields[row.code]?.fields ?? {})};
    case 'ROW':
      return {type: row.type, fields: cells(row.codes, fields)};
  }
}

/** An app's form layout as the API shows it. */
export function layoutOf(app: AppDefinition): object[] {
  return app.layout.map((row) => toJson(row, app.fields));
}
