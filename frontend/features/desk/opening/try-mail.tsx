import { Button } from '@mantine/core';
import { formatInstant } from '@shop/contracts/rules/days';
import type { MailFacts, OpeningView } from '@shop/contracts/rules/season/opening';
import { sendTestMail } from '@shop/contracts/shop/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/opening.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { openingQuery } from './opening-query.ts';

/** Sends a mail to whoever looks; where no mail leaves the shop, says whom to ask for what. */
export function TryMail({ mail }: { mail: MailFacts }) {
  const queries = useQueryClient();
  const { email } = staffSession.current();
  const { run, busy } = useAction<void, OpeningView>({
    step: 'opening/test-mail',
    send: () => stepSignedIn(sendTestMail),
    onDone: (view) => queries.setQueryData(openingQuery.queryKey, view),
    done: () => words.mail.sent(email),
  });
  if (!mail.isSetUp) return <p>{words.mail.notSetUp}</p>;
  return (
    <>
      {mail.testedAt && <p>{words.mail.testedAt(formatInstant(mail.testedAt))}</p>}
      <Button variant="default" loading={busy} onClick={() => void run().catch(notifyError)}>
        {words.mail.send}
      </Button>
    </>
  );
}
