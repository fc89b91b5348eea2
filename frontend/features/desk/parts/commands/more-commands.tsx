import { Button } from '@mantine/core';
import { DeskIcon } from '../../shell/desk-icon.tsx';
import { useDropPanel } from '../use-drop-panel.ts';
import { Key } from './command-button.tsx';
import { keyName, type KeyCommand } from './key-commands.ts';

interface MoreCommandsProps {
  /** Of what they are more. */
  label: string;
  commands: readonly Pick<KeyCommand, 'key' | 'text' | 'act'>[];
  /** The key of the one that ends something. */
  danger?: string;
}

/** Behind `…`: what is done now and then. */
export function MoreCommands({ label, commands, danger }: MoreCommandsProps) {
  const { opens, panel, close } = useDropPanel(label);
  if (commands.length === 0) return null;
  return (
    <>
      <Button {...opens} variant="default" w="var(--tap)" p={0} flex="none" aria-label={label} title={label}>
        <DeskIcon name="more" />
      </Button>
      <div {...panel}>
        {commands.map(({ key, text, act }) => {
          const look = {
            variant: 'subtle',
            justify: 'space-between',
            ...(key === danger && { color: 'red' }),
            rightSection: <Key>{keyName(key)}</Key>,
            children: text,
          } as const;
          return typeof act === 'string' ? (
            <Button key={key} {...look} component="a" href={act} />
          ) : (
            <Button
              key={key}
              {...look}
              onClick={() => {
                // First, so that a dialog gives the focus back to what opens the panel.
                close();
                act();
              }}
            />
          );
        })}
      </div>
    </>
  );
}
