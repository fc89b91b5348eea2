/**
 * Tells staff's open screens of every change of a table's rows, on the channel `live`: which topic, and by which column
 * its records are known. Without one a statement is announced as a whole: for tables that change in bulk.
 */
export function announced(table: string, topic: string, id?: string): string {
  return `
    CREATE TRIGGER ${table}_live AFTER INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ${id ? 'ROW' : 'STATEMENT'}
      EXECUTE FUNCTION ${id ? `live_row_changed('${topic}', '${id}')` : `live_changed('${topic}')`};`;
}
