import { Button, Text } from '@mantine/core';
import { turnShopDoor } from '@shop/contracts/shop/endpoints';
import type { Season, SettingsView } from '@shop/contracts/shop/views';
import type { Revised } from '@shop/contracts/revised';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import { formatDay } from '@shop/contracts/rules/days';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/staff/settings.ts';
import { staffSession } from '../../accounts/session.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { Panel } from '../parts/panel.tsx';
import { settingsQuery } from './settings-query.ts';

const texts = words.door;

/** Whether the shop is open, why, and the switch that closes it, which says beforehand what it will do. */
export function OpenOrClose({ settings: { season } }: { settings: SettingsView }) {
  const [asking, setAsking] = useState(false);
  const { closed } = season.value;
  const maySwitch = staffSession.current().permissions.includes('settings.write');
  return (
    <Panel title={texts.title}>
      <Text fw={600}>{stateOf(season.value)}</Text>
      <Text c="dimmed" my="xs">
        {texts.byDays(formatDay(season.value.opensOn), formatDay(season.value.closesOn))}
      </Text>
      {maySwitch && (
        <Button
          variant={closed ? 'filled' : 'outline'}
          {...(!closed && { color: 'red' })}
          onClick={() => setAsking(true)}
        >
          {closed ? texts.open : texts.close}
        </Button>
      )}
      {asking && <SwitchDialog season={season} onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** What turning the switch will do, and the button that does it. */
function SwitchDialog({ season, onClose }: { season: Revised<Season>; onClose: () => void }) {
  const queries = useQueryClient();
  const [close] = useState(!season.value.closed);
  const save = async () => {
    queries.setQueryData(settingsQuery.queryKey, await turned(close, season.revision));
    toast(close ? texts.closedNow : texts.openNow);
  };
  const effects = close
    ? texts.closing(season.value.nextOpensOn)
    : texts.opening(isShut({ ...season.value, closed: false }));
  return (
    <AskFirst
      title={close ? texts.closeTitle : texts.openTitle}
      effects={effects}
      submit={close ? texts.closeNow : texts.openNowButton}
      danger={close}
      run={save}
      onClose={onClose}
    />
  );
}

/** Whoever saved the season meanwhile changed its days or its words, which the switch does not mind. */
async function turned(closed: boolean, revision: number): Promise<SettingsView> {
  try {
    return await callSignedIn(turnShopDoor, { body: { closed, revision } });
  } catch (error) {
    const present = error instanceof ApiError ? error.detailsOf('record-changed') : null;
    if (!present) throw error;
    return callSignedIn(turnShopDoor, { body: { closed, revision: present.revision } });
  }
}

function stateOf(season: Season): string {
  if (season.closed) return texts.closedBySwitch;
  return isShut(season) ? texts.closedByDays : texts.isOpen;
}

function isShut(season: Season): boolean {
  return isShopClosed(season, new Date());
}
