import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { NewSecondFactorView } from '@shop/contracts/users/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as english } from '../../../words/en/staff/own-account.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { Answer } from '../parts/answer.tsx';
import { useWords } from '../parts/chosen-words.ts';
import { Panel } from '../parts/panel.tsx';
import type { Area } from '../../accounts/entry-address.ts';
import { OWN_ACCOUNT } from './own-account-endpoints.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factor-panel.module.css';
import { useUserAction } from './use-user-action.ts';

const KEY = ['second-factor'];

/** One's own second factor: turned on by a code of it, and then the paper for when the telephone is lost. */
export function SecondFactorPanel({ area }: { area: Area }) {
  const words = useWords(english);
  const { factor } = OWN_ACCOUNT[area];
  const queries = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => callSignedIn(factor.read) });
  const [begun, setBegun] = useState<NewSecondFactorView | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useUserAction(() => callSignedIn(factor.begin));
  const renew = useUserAction(() => callSignedIn(factor.renewCodes));
  const [isAsking, setIsAsking] = useState(false);
  const turnOff = async () => {
    await callSignedIn(factor.turnOff);
    toast(words.factorTurnedOff);
    await queries.invalidateQueries({ queryKey: KEY });
  };
  const show = (recoveryCodes: string[]) => {
    setBegun(null);
    setCodes(recoveryCodes);
    return queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Panel title={words.secondFactor}>
      <Answer query={query} lines={2}>
        {({ on, recoveryCodesLeft }) => (
          <Stack>
            <Text>{on ? words.factorOn(recoveryCodesLeft) : words.factorOff}</Text>
            {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
            {begun && <TypeCode area={area} begun={begun} onDone={(made) => void show(made)} />}
            <Group>
              {on ? (
                <>
                  <Button
                    variant="default"
                    loading={renew.busy}
                    onClick={() => void renew.run(undefined).then((made) => made && show(made.recoveryCodes))}
                  >
                    {words.renewCodes}
                  </Button>
                  <Button variant="outline" color="red" onClick={() => setIsAsking(true)}>
                    {words.turnFactorOff}
                  </Button>
                </>
              ) : (
                begun === null && (
                  <Button
                    loading={begin.busy}
                    onClick={() => void begin.run(undefined).then((made) => made && setBegun(made))}
                  >
                    {words.turnFactorOn}
                  </Button>
                )
              )}
            </Group>
            {isAsking && (
              <AskFirst
                {...words.askFactorOff}
                submit={words.turnFactorOff}
                danger
                run={turnOff}
                onClose={() => setIsAsking(false)}
              />
            )}
          </Stack>
        )}
      </Answer>
    </Panel>
  );
}

/** The QR code for the telephone, and the code that it shows then. */
function TypeCode({
  area,
  begun,
  onDone,
}: {
  area: Area;
  begun: NewSecondFactorView;
  onDone: (codes: string[]) => void;
}) {
  const words = useWords(english);
  const { secret, qrCode } = begun;
  const [code, setCode] = useState('');
  const turnOn = useUserAction(
    (typed: string) => callSignedIn(OWN_ACCOUNT[area].factor.turnOn, { body: { code: typed } }),
    words.factorTurnedOn,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void turnOn.run(code.trim()).then((made) => made && onDone(made.recoveryCodes));
      }}
    >
      <Stack align="flex-start">
        <Text>{words.scan}</Text>
        <img
          className={styles['qrCode']}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={words.qrCodeAlt}
          width={200}
          height={200}
        />
        <Text>
          {words.orType} <code className={styles['secret']}>{secret.match(/.{4}/g)?.join(' ')}</code>
        </Text>
        <TextInput
          label={words.code}
          description={words.codeHelp}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" loading={turnOn.busy} disabled={code.trim().length < 6}>
          {words.confirmCode}
        </Button>
      </Stack>
    </form>
  );
}
