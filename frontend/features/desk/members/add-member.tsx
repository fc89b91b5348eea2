import { MEMBER_TEXT, TEXT } from '@shop/contracts/rules/limits';
import { enrolMember, listDeskSchemes } from '@shop/contracts/schemes/endpoints';
import type { EnrolMemberRequest } from '@shop/contracts/schemes/requests';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/members.ts';
import { WarningList, useWarnings } from '../parts/warnings/warning-list.tsx';
import { AddRecord } from '../parts/record/add-record.tsx';
import { fieldsOf, type Option } from '../parts/record/state/fields.ts';

type Enrolled = Omit<EnrolMemberRequest, 'despite'> & { scheme: string };

const fieldsFor = (options: readonly Option[]) =>
  fieldsOf<Enrolled>(words.fields, {
    scheme: { kind: 'choice', options },
    name: { kind: 'text', limit: TEXT.personName },
    phone: { kind: 'phone' },
    email: { kind: 'email', limit: TEXT.email, optional: true },
    address: { kind: 'long', limit: TEXT.address },
    nomineeName: { kind: 'text', limit: TEXT.personName },
    nomineeRelation: { kind: 'text', limit: MEMBER_TEXT.relation },
    nomineePhone: { kind: 'phone', optional: true },
    adult: { kind: 'switch' },
    consent: { kind: 'switch' },
  });

/** Somebody joins at the counter: who they are, in which scheme, and that they agree. */
export function AddMember() {
  const { data } = useQuery({
    queryKey: ['schemes', 'open'],
    queryFn: () => callSignedIn(listDeskSchemes, { query: { state: 'open' } }),
  });
  const fields = useMemo(
    () => fieldsFor((data?.rows ?? []).map(({ slug, name }) => ({ value: slug, label: name }))),
    [data],
  );
  const warnings = useWarnings<Enrolled>();
  const enrol = async (value: Enrolled, attempt: string) => {
    const { scheme: slug, ...entered } = value;
    const body = { ...entered, despite: warnings.despite(value) };
    const { view, repeated } = await stepSignedIn(enrolMember, { params: { slug }, body, attempt });
    return { view: { id: view.number }, repeated };
  };
  const [only, ...others] = data?.rows ?? [];
  if (!only) return null;
  return (
    <AddRecord<Enrolled>
      permission="members.handle"
      topic="members"
      text={words.add}
      fields={fields}
      initial={others.length === 0 ? { scheme: only.slug } : {}}
      submit={warnings.asked ? words.addAllTheSame : words.add}
      send={(value, attempt) => warnings.asking((entered) => enrol(entered, attempt))(value)}
      question={<WarningList refused={warnings.refused} />}
      done={({ name }) => words.added(name)}
      onAdded={(number) => void navigate(paths.adminMember(number))}
    />
  );
}
