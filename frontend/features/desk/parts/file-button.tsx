import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { notifyError } from './action/use-action.ts';
import { saveFile } from './save-file.ts';
import { useOnce } from './use-once.ts';

interface FileButtonProps extends ButtonProps {
  /** Gets the file: by `downloadSignedIn`, which asks for the password where it is needed. */
  take: () => Promise<Blob>;
  name: string;
}

/** Gives the browser a file to keep, or says why there is none. A large one takes seconds: until it is there it is being made. */
export function FileButton({ take, name, ...button }: FileButtonProps) {
  const once = useOnce();
  const [making, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      saveFile(await take(), name);
    } catch (error) {
      notifyError(error);
    } finally {
      setMaking(false);
    }
  };
  return <Button {...button} loading={making} onClick={() => void once(save)} />;
}
