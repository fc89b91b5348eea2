import { Switch } from '@mantine/core';
import { saveGreeting } from '@shop/contracts/referrals/endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callSignedIn } from '../../api/call-signed-in.ts';
import { toast } from '../../ui/messages/toast.ts';
import { words as english } from '../../words/en/referrer/area.ts';
import { referrerSession } from '../accounts/session.ts';
import { Answer } from '../desk/parts/answer.tsx';
import { useNotifyError, useWords } from '../desk/parts/chosen-words.ts';
import { Panel } from '../desk/parts/panel.tsx';
import { ownDashboard } from './own-dashboard.ts';

/** Whether the landing of the code says whose it is. */
export function GreetingPanel() {
  const words = useWords(english);
  const queries = useQueryClient();
  const query = useQuery(ownDashboard);
  const saving = useMutation({
    mutationFn: (greets: boolean) => callSignedIn(saveGreeting, { body: { greets } }),
    onSuccess: (_, greets) => toast(greets ? words.greetingOn : words.greetingOff),
    onError: useNotifyError(),
    onSettled: () => queries.invalidateQueries({ queryKey: ownDashboard.queryKey }),
  });
  const [firstName = ''] = referrerSession.current().name.trim().split(/\s+/);
  return (
    <Panel title={words.settings}>
      <Answer query={query} lines={1}>
        {({ greets }) => (
          <Switch
            label={words.greeting}
            description={words.greetingHelp(firstName)}
            styles={{ description: { overflowWrap: 'anywhere' } }}
            checked={saving.isPending ? saving.variables : greets}
            disabled={saving.isPending}
            onChange={({ currentTarget }) => saving.mutate(currentTarget.checked)}
          />
        )}
      </Answer>
    </Panel>
  );
}
