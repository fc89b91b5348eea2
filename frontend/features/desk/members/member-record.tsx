import { MEMBER_TEXT, TEXT } from '@shop/contracts/rules/limits';
import { readMember, saveMember } from '@shop/contracts/schemes/endpoints';
import type { MemberEntry, MemberView, MemberEventView } from '@shop/contracts/schemes/member-views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words, memberEventWords } from '../../../words/en/staff/members.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { InstalmentTable } from './instalment-table.tsx';
import { MemberLedger } from './member-ledger.tsx';
import { MemberStanding } from './member-standing.tsx';
import { WarnNotice } from './warn-notice.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from '../schemes/schemes.module.css';

const fields = fieldsOf<MemberEntry>(words.fields, {
  name: { kind: 'text', limit: TEXT.personName },
  phone: { kind: 'phone' },
  email: { kind: 'email', limit: TEXT.email, optional: true },
  address: { kind: 'long', limit: TEXT.address },
  nomineeName: { kind: 'text', limit: TEXT.personName },
  nomineeRelation: { kind: 'text', limit: MEMBER_TEXT.relation },
  nomineePhone: { kind: 'phone', optional: true },
});

/** A member with the passbook, its money and its steps. */
export function MemberRecord({ number }: { number: string }) {
  const queries = useQueryClient();
  const key = ['members', 'one', number];
  const params = { number };
  const query = useQuery({ queryKey: key, queryFn: () => callSignedIn(readMember, { params }) });
  const refreshLists = () =>
    void queries.invalidateQueries({
      queryKey: ['members'],
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    });
  const show = (member: MemberView) => {
    queries.setQueryData(key, member);
    refreshLists();
  };
  const { data } = query;
  return (
    <RecordPage<MemberEntry, MemberView>
      query={query}
      nameOf={({ name }) => `${name}, ${number}`}
      back={{ text: words.back, href: paths.adminMembers }}
      may={{ read: 'schemes.read', write: 'members.handle' }}
      subject={`member/${number}`}
      title={words.record}
      fields={fields}
      save={async (value, revision) => {
        const saved = await callSignedIn(saveMember, { params, body: { ...value, revision } });
        // Over what is there by now: a payment may have come in while it was on its way.
        queries.setQueryData<MemberView>(key, (now) => now && { ...now, ...saved, ...shownOf(saved.value) });
        refreshLists();
        return saved;
      }}
      under={data && <MemberHistory events={data.events} />}
    >
      {(member) => (
        <>
          <WarnNotice member={member} onChange={show} />
          <MemberStanding member={member} onChange={show} />
          <InstalmentTable instalments={member.instalments} />
          <MemberLedger member={member} onChange={show} />
        </>
      )}
    </RecordPage>
  );
}

/** What else of a member shows the fields. */
function shownOf({ name, phone, nomineeName, nomineeRelation, nomineePhone }: MemberEntry) {
  return { name, phone, nominee: { name: nomineeName, relation: nomineeRelation, phone: nomineePhone } };
}

/** What happened to a passbook, the newest first. */
function MemberHistory({ events }: { events: readonly MemberEventView[] }) {
  return (
    <Panel title={words.history}>
      <ol reversed className={styles['facts']}>
        {events.toReversed().map(({ id, at, kind, actor, text, amountPaise }) => (
          <li key={id}>
            {memberEventWords[kind] ?? kind} {amountPaise !== null && formatMoney(amountPaise)} {text}
            <span className={styles['small']}>
              {formatInstant(at)}, {words.by(actor)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
