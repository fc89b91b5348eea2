import { readState, saveState } from '@shop/contracts/places/endpoints';
import type { StateEntry } from '@shop/contracts/places/views';
import { GOODS_RULES } from '@shop/contracts/rules/goods';
import { MOST_PAISE, PLACE_TEXT } from '@shop/contracts/rules/limits';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { stateWords as words } from '../../../words/en/admin-places.ts';
import { fieldsOf } from '../parts/record/fields.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { useRecord } from '../parts/record/use-record.ts';
import { PERCENT, percentSpelling } from '../parts/record/percent.ts';
import { StateMeaning } from './state-meaning.tsx';

const fields = fieldsOf<StateEntry>(words.boxes, {
  allowed: { kind: 'switch' },
  reason: { kind: 'long', limit: PLACE_TEXT.reason },
  goods: {
    kind: 'choice',
    look: 'radio',
    options: GOODS_RULES.map((value) => ({ value, label: words.goods[value] })),
  },
  minimumOrderPaise: { kind: 'money', min: 0, max: MOST_PAISE },
  packingBasisPoints: { kind: 'text', pattern: PERCENT, spelling: percentSpelling },
  doorDeliveryPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
  burstingHours: { kind: 'text', limit: PLACE_TEXT.reason },
  note: { kind: 'long', limit: PLACE_TEXT.note },
  source: { kind: 'long', limit: PLACE_TEXT.source },
  checkedOn: { kind: 'day' },
});

const meaningOf = (state: StateEntry | null) => <StateMeaning state={state} />;

/** The terms of a state, and what they do to its shoppers before they are saved. */
export function StateForm({ code }: { code: string }) {
  const params = { code };
  const record = useRecord(
    ['states', 'one', code],
    () => callSignedIn(readState, { params }),
    (body) => callSignedIn(saveState, { params, body }),
  );
  return (
    <RecordPage
      {...record}
      nameOf={(_, { name }) => name}
      back={{ text: words.title, href: paths.adminStates }}
      may={{ read: 'places.read', write: 'places.write' }}
      title={record.query.data?.name ?? words.title}
      fields={fields}
      meaning={meaningOf}
    />
  );
}
