import type { Endpoint } from '@shop/contracts/endpoint';
import { EXPORT_FORMATS } from '@shop/contracts/listing/views';
import type { OrderEndpoints, RecordEndpoints } from '@shop/contracts/record-endpoints';
import type { Revised } from '@shop/contracts/revised';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import type { Permission } from '@shop/contracts/rules/permissions';
import type { ComponentType } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { staffSession } from '../../../accounts/session.ts';
import { callSignedIn, stepSignedIn } from '../../../../api/call-signed-in.ts';
import type { Column, ListDescription } from '../list/description.ts';
import { removing } from '../list/removing.ts';
import { ListScreen } from '../list/screen/list-screen.tsx';
import { OrderButton } from '../sortable/order-button.tsx';
import { AddRecord } from '../record/add-record.tsx';
import type { Fields } from '../record/state/fields.ts';
import { RemoveRecord, type Removal } from './remove-record.tsx';
import { Meaning } from '../record/fields/meaning.tsx';
import { RecordPage } from '../record/record-page.tsx';
import { useRecord } from '../record/use-record.ts';

/** What is asked of every such list. */
interface Asked {
  search?: string;
}

/** Records of one kind, from which both their screens are made. */
export interface RecordKind<Row, Value extends object, Beside extends object> {
  /** Of what is told live of them. */
  topic: string;
  path: string;
  may: { read: Permission; write: Permission };
  endpoints: Pick<RecordEndpoints<Asked, Row, Value, Beside>, 'list' | 'read' | 'save'>;
  /** The list as a file, if there is one. */
  file?: Endpoint<`${string}/:format`, { query: Asked; view: unknown }>;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  nameOf: (record: Row | (Value & Beside)) => string;
  useFields: () => Fields<Value>;
  /** Under the fields: what follows from the record as it stands there. */
  meaning?: {
    title: string;
    sentences: (value: Value) => readonly string[];
    /** What saving would change elsewhere: rendered while what stands there is not saved. */
    Effect?: ComponentType<{ id: string; value: Value }>;
  };
  /** Where one can be added: by what, and what stands in its fields at first. */
  adding?: Pick<RecordEndpoints<Asked, Row, Value>, 'add'> & {
    initial: Partial<Value>;
    words: { add: string; added: (name: string) => string };
  };
  /** Where they are put in order by hand. */
  ordering?: OrderEndpoints & {
    title: string;
    /** Where shoppers meet the order. */
    help: string;
  };
  /** Where one that nothing needs can be deleted. */
  removal?: Removal;
  words: ListDescription<Row>['words'] & {
    search: string;
    searchHelp: string;
    /** What one of them is called. */
    record: string;
  };
}

/** The screens of records of one kind. */
export type RecordScreens = ReturnType<typeof recordScreens>;

/** The list of records of a kind, and the page of the one that the address names by its `id`. */
export function recordScreens<Row, Value extends object, Beside extends object = object>(
  kind: RecordKind<Row, Value, Beside>,
) {
  const {
    topic,
    path,
    may,
    endpoints,
    file,
    columns,
    keyOf,
    nameOf,
    words,
    adding,
    ordering,
    removal,
    meaning,
  } = kind;
  const list: ListDescription<Row, Asked> = {
    name: topic,
    path,
    permission: may.read,
    rows: endpoints.list,
    ...(file && { export: { endpoint: file, permission: may.write, formats: EXPORT_FORMATS } }),
    filters: {
      search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    },
    columns,
    keyOf,
    nameOf,
    hrefOf: (row) => `${path}/${encodeURIComponent(keyOf(row))}`,
    ...(removal && {
      bulk: [
        removing<Row>({
          endpoint: removal.endpoint,
          permission: may.write,
          idOf: keyOf,
          found: words.found,
          effects: removal.words.removeEffects,
        }),
      ],
    }),
    words,
  };

  const meaningOf = (id: string) =>
    meaning &&
    ((value: Value | null, found: Revised<Value>) => (
      <Meaning title={meaning.title} sentences={value && meaning.sentences(value)}>
        {meaning.Effect && value && JSON.stringify(value) !== JSON.stringify(found.value) && (
          <meaning.Effect id={id} value={value} />
        )}
      </Meaning>
    ));

  function List() {
    return (
      <ListScreen
        list={list}
        actions={adding && <Add adding={adding} />}
        tools={
          ordering && (
            <OrderButton
              {...ordering}
              permission={may.write}
              topic={topic}
              read={() => callSignedIn(ordering.read)}
              place={(id, before) => callSignedIn(ordering.place, { params: { id }, body: { before } })}
            />
          )
        }
      />
    );
  }

  function Add({ adding: { add, initial, words: said } }: Required<Pick<typeof kind, 'adding'>>) {
    return (
      <AddRecord
        permission={may.write}
        topic={topic}
        text={said.add}
        fields={kind.useFields()}
        initial={initial}
        send={(body: Value, attempt) => stepSignedIn(add, { body, attempt })}
        done={(value) => said.added(nameOf(value as Value & Beside))}
      />
    );
  }

  function Record() {
    const id = usePageContext().routeParams['id'] ?? '';
    return <RecordOf key={id} id={id} />;
  }

  function RecordOf({ id }: { id: string }) {
    const params = { id };
    const record = useRecord(
      [topic, 'one', id],
      () => callSignedIn(endpoints.read, { params }),
      (body) => callSignedIn(endpoints.save, { params, body }),
    );
    return (
      <RecordPage
        {...record}
        nameOf={(value, found) => nameOf({ ...found, ...value })}
        back={{ text: words.title, href: path }}
        may={may}
        title={words.record}
        fields={kind.useFields()}
        {...(meaning && { meaning: meaningOf(id) })}
        actions={
          removal &&
          record.query.data &&
          staffSession.current().permissions.includes(may.write) && (
            <RemoveRecord
              {...removal}
              {...{ id, topic, path }}
              name={nameOf({ ...record.query.data, ...record.query.data.value })}
            />
          )
        }
      />
    );
  }

  return { List, Record };
}
