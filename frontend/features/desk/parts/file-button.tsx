import { Button, type ButtonProps } from '@mantine/core';
import { notifyError } from './action/use-action.ts';
import { saveFile } from './save-file.ts';
import { useOnce } from './use-once.ts';

interface FileButtonProps extends ButtonProps {
  /** Gets the file: by `downloadSignedIn`, which asks for the password where it is needed. */
  take: () => Promise<Blob>;
  name: string;
}

/** Gives the browser a file to keep, or says why there is none. */
export function FileButton({ take, name, ...button }: FileButtonProps) {
  const once = useOnce();
  const save = async () => saveFile(await take(), name);
  return <Button {...button} onClick={() => void once(save).catch(notifyError)} />;
}
