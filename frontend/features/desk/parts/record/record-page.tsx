import type { Revised } from '@shop/contracts/revised';
import type { Permission } from '@shop/contracts/rules/permissions';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { staffSession } from '../../../accounts/session.ts';
import { NotAllowed } from '../../shell/not-allowed.tsx';
import { AdminPage } from '../admin-page.tsx';
import { Answer } from '../answer.tsx';
import type { Fields } from './state/fields.ts';
import { RecordForm, type Inputs } from './record-form.tsx';
import { sectionsOf } from './state/sections.ts';

interface RecordPageProps<Value extends object, Found extends Revised<Value>> {
  query: UseQueryResult<Found>;
  /** What stands over the page. */
  nameOf: (value: Value, found: Found) => string;
  /** To the list that it is from. */
  back: { text: string; href: string };
  may: { read: Permission; write: Permission };
  subject: string;
  title: string;
  fields: Fields<Value>;
  save: (value: Value, revision: number) => Promise<Revised<Value>>;
  /**
   * Under the fields: what the record means as it stands there; null while it cannot be right.
   * @param put writes into the fields
   */
  meaning?: (value: Value | null, found: Found, put: (inputs: Inputs) => void) => ReactNode;
  /** In the bar under the form: what the record comes to. */
  foot?: (value: Value | null, found: Found) => ReactNode;
  /** Over the fields: what there is to know of them. */
  intro?: string;
  /** Over the form: what is done with the record as a whole. */
  children?: (found: Found, isUnsaved: boolean) => ReactNode;
  /** Under the form: what belongs to it and is done in steps of its own. */
  under?: ReactNode;
  /** The same, over the side column of a form in sections. */
  beside?: ReactNode;
  /** Beside the heading: the state of things. */
  aside?: ReactNode;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** A whole page for a record: it is fetched, shown under its name, and saved. */
export function RecordPage<Value extends object, Found extends Revised<Value>>(
  props: RecordPageProps<Value, Found>,
) {
  const { query, nameOf, back, may, meaning, foot, children, under, aside, actions, ...form } = props;
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { permissions } = staffSession.current();
  if (!permissions.includes(may.read)) {
    return (
      <AdminPage title={props.title}>
        <NotAllowed />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={query.data ? nameOf(query.data.value, query.data) : props.title}
      back={back}
      narrow={!sectionsOf(props.fields)}
      aside={aside}
      actions={actions}
    >
      <Answer query={query} lines={8}>
        {(record) => (
          <>
            {children?.(record, isUnsaved)}
            <RecordForm
              {...form}
              record={record}
              readOnly={!permissions.includes(may.write)}
              onUnsaved={setIsUnsaved}
              {...(foot && { foot: (value: Value | null) => foot(value, record) })}
              {...(meaning && {
                meaning: (value: Value | null, put: (inputs: Inputs) => void) => meaning(value, record, put),
              })}
            />
            {under}
          </>
        )}
      </Answer>
    </AdminPage>
  );
}
