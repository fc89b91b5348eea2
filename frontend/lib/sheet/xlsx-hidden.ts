/** What a program does not show of a sheet. */
export interface Hidden {
  isHidden: boolean;
  /** Counted from 0. */
  hiddenRows: number[];
  hiddenColumns: number[];
}

/** The most columns that a sheet has. */
const MOST_COLUMNS = 16_384;
const SHEET = /<(?:\w+:)?sheet\s[^>]*>/g;

/** What is hidden, a sheet of the workbook. @param textOf a part of the file by its name */
export function hiddenIn(workbook: string, relations: string, textOf: (name: string) => string): Hidden[] {
  return (workbook.match(SHEET) ?? []).map((sheet) => {
    const target = targetOf(sheet, relations)?.target ?? '';
    const part = textOf(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    return {
      isHidden: /hidden/i.test(attribute(sheet, 'state') ?? ''),
      hiddenRows: hiddenRows(part),
      hiddenColumns: hiddenColumns(part),
    };
  });
}

/** The workbook without its sheets of charts, which have no cells: the reader would refuse the file. */
export function withoutCharts(workbook: string, relations: string): string {
  return workbook.replace(SHEET, (sheet) => (targetOf(sheet, relations)?.isCells === false ? '' : sheet));
}

function targetOf(sheet: string, relations: string): { target: string; isCells: boolean } | undefined {
  const id = /\s\w+:id="([^"]*)"/.exec(sheet)?.[1];
  const relation = relations
    .match(/<(?:\w+:)?Relationship\s[^>]*>/g)
    ?.find((each) => attribute(each, 'Id') === id);
  if (!relation) return undefined;
  return {
    target: attribute(relation, 'Target') ?? '',
    isCells: (attribute(relation, 'Type') ?? '').endsWith('/worksheet'),
  };
}

/** A row without a number follows the one before it. */
function hiddenRows(sheet: string): number[] {
  const hidden: number[] = [];
  let at = -1;
  for (const [row] of sheet.matchAll(/<(?:\w+:)?row\b[^>]*>/g)) {
    const number = attribute(row, 'r');
    at = number === undefined ? at + 1 : Number(number) - 1;
    if (isOn(attribute(row, 'hidden'))) hidden.push(at);
  }
  return hidden;
}

function hiddenColumns(sheet: string): number[] {
  return [...sheet.matchAll(/<(?:\w+:)?col\b[^>]*>/g)].flatMap(([column]) => {
    if (!isOn(attribute(column, 'hidden'))) return [];
    const from = Number(attribute(column, 'min'));
    const to = Math.min(MOST_COLUMNS, Number(attribute(column, 'max')));
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from - 1 + index);
  });
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1];
}

const isOn = (value: string | undefined) => value === '1' || value === 'true';
