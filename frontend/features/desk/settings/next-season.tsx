import { Button, Stack } from '@mantine/core';
import { previewRollOver, rollOver } from '@shop/contracts/seasons/endpoints';
import type { RollOverView } from '@shop/contracts/seasons/views';
import type { SettingsView } from '@shop/contracts/shop/views';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as recordWords } from '../../../words/en/staff/record.ts';
import { words } from '../../../words/en/staff/season.ts';
import { words as settingsWords } from '../../../words/en/staff/settings.ts';
import { staffSession } from '../../accounts/session.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import { FormNotices } from '../parts/record/form-notices.tsx';
import formStyles from '../parts/record/record-form.module.css';
import { RecordFields } from '../parts/record/record-fields.tsx';
import { useFocusOnProblem } from '../parts/record/use-focus-on-problem.ts';
import { useTyped } from '../parts/record/state/use-typed.ts';
import { useOnce } from '../parts/use-once.ts';
import { nextSeasonFields, suggestedSeason, type NextSeason as Wanted } from './next-season-fields.ts';

/** ms: long enough to be read after the season that has begun. */
const TO_STOCK_STAYS = 30_000;

/** Ends the season and begins the next, after showing in figures what that does. */
export function NextSeason({ settings }: { settings: SettingsView }) {
  const element = useRef<HTMLFormElement>(null);
  const once = useOnce();
  const [record] = useState(() => ({
    value: suggestedSeason(settings),
    revision: settings.season.revision,
  }));
  const form = useTyped({ subject: 'settings/next', fields: nextSeasonFields, record });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [shown, setShown] = useState<{ wanted: Wanted; view: RollOverView } | null>(null);
  useFocusOnProblem(element, form.tries);
  const mayBegin = staffSession.current().permissions.includes('settings.write');

  const preview = async () => {
    const wanted = form.validate();
    if (wanted === null) return;
    setBusy(true);
    setError(null);
    try {
      setShown({ wanted, view: await callSignedIn(previewRollOver, { body: wanted }) });
    } catch (thrown) {
      setError(thrown);
      form.refuse(thrown);
    }
    setBusy(false);
  };
  return (
    <Panel title={settingsWords.next.title}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void once(preview);
        }}
      >
        <Stack align="stretch">
          <p>
            {words.intro} {words.shelvesThen} <a href={paths.adminStock}>{words.stockSheet}</a>
          </p>
          {!mayBegin && <p>{recordWords.readOnly}</p>}
          <fieldset className={formStyles['fields']} disabled={!mayBegin}>
            <RecordFields fields={nextSeasonFields} form={form} readOnly={!mayBegin} />
          </fieldset>
          <FormNotices fields={nextSeasonFields} form={form} error={error} />
          {mayBegin && (
            <Button type="submit" loading={busy} style={{ justifySelf: 'start' }}>
              {words.preview}
            </Button>
          )}
        </Stack>
      </form>
      {shown && <Begin {...shown} onBegun={form.discard} onClose={() => setShown(null)} />}
    </Panel>
  );
}

interface BeginProps {
  wanted: Wanted;
  view: RollOverView;
  onBegun: () => void;
  onClose: () => void;
}

/** What will be done, and the button that does it. */
function Begin({ wanted, view, onBegun, onClose }: BeginProps) {
  const queries = useQueryClient();
  const begin = useAction({
    step: `season/${view.to.numberPrefix}`,
    send: (_: null, attempt) => stepSignedIn(rollOver, { body: { ...wanted, seen: view.seen }, attempt }),
    onDone: () => {
      onBegun();
      void queries.invalidateQueries();
      void navigate(paths.settingsSection('season'));
      if (wanted.stock === 'zero') {
        const count = { label: words.stockSheet, run: () => void navigate(paths.adminStock) };
        toast(words.shelvesEmpty, 'done', count, TO_STOCK_STAYS);
      }
    },
    done: () => words.begun(view.to.name),
  });
  return (
    <AskFirst
      title={words.begin(view.to.name)}
      effects={words.effects(view, wanted)}
      submit={words.beginNow}
      danger
      run={() => begin.run(null)}
      onClose={onClose}
    >
      {view.openOrders > 0 && (
        <p>
          {words.openOrders(view.openOrders)} <a href={paths.adminOrders}>{words.lookAtOrders}</a>
        </p>
      )}
      <p>{words.takenBack}</p>
    </AskFirst>
  );
}
