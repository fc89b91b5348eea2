import type { RecordKind as Described } from '@shop/contracts/record-kind';
import type { Entered, EnteredField, EnteredFields } from '@shop/contracts/rules/entered-fields';
import { useMemo } from 'react';
import { kindsOf } from '../record/state/field-kinds.ts';
import { fieldsOf, type FieldKind } from '../record/state/fields.ts';
import { recordScreens, type RecordKind, type RecordScreens } from './record-screens.tsx';

interface Plain<Fields extends EnteredFields, Row> extends Pick<
  RecordKind<Row, Entered<Fields>, object>,
  'path' | 'columns' | 'ordering' | 'removal'
> {
  /** Fields with options, which contracts describe without their names. The same object until an option changes. */
  useChoices?: () => { readonly [Name in keyof Fields]?: FieldKind };
  /** What a new one has besides. */
  initial?: Partial<Entered<Fields>>;
  words: RecordKind<Row, Entered<Fields>, object>['words'] & {
    add: string;
    added: (name: string) => string;
    /** Labels, helps and problems of the form. */
    fields: Record<keyof Fields, string> & Record<string, unknown>;
  };
}

/** The screens of a kind of plain records: what contracts describe of it is not said again. */
export function plainScreens<
  Fields extends EnteredFields,
  Row extends Entered<Fields> & { id: string; name: string },
>(
  { topic, fields, may, endpoints }: Described<string, Fields, Row>,
  { words, useChoices = noChoices, initial, ...rest }: Plain<Fields, Row>,
): RecordScreens {
  type Value = Entered<Fields>;
  const kinds: Readonly<Record<string, FieldKind>> = kindsOf(fields);
  const given = Object.entries<EnteredField>(fields).filter(([, field]) => field.initial !== undefined);
  return recordScreens<Row, Value>({
    ...rest,
    topic,
    may,
    endpoints,
    file: endpoints.export,
    keyOf: ({ id }) => id,
    nameOf: (record) => (record as { name: string }).name,
    useFields: () => {
      const choices: Readonly<Record<string, FieldKind | undefined>> = useChoices();
      return useMemo(() => {
        const all = Object.keys(fields).map((name) => [name, choices[name] ?? kinds[name]]);
        return fieldsOf<Value>(
          words.fields,
          Object.fromEntries(all) as Parameters<typeof fieldsOf<Value>>[1],
        );
      }, [choices]);
    },
    adding: {
      add: endpoints.add,
      initial: {
        ...Object.fromEntries(given.map(([name, field]) => [name, field.initial])),
        ...initial,
      } as Partial<Value>,
      words,
    },
    words,
  });
}

const NO_CHOICES = {};
const noChoices = () => NO_CHOICES;
