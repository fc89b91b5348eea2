import type { Permission } from '@shop/contracts/rules/permissions';
import { useEffect, useRef } from 'react';
import { navigate } from 'vike/client/router';
import { staffSession } from '../../../accounts/session.ts';

/** Something that the open page can do, by a key of its own. */
export interface KeyCommand {
  /** Pressed alone: `c`, or `ArrowDown`. */
  key: string;
  text: string;
  /** Null: everybody may. */
  needs: Permission | null;
  /** Whether it means something now; left out: always. */
  isFor?: boolean;
  /** What it does, or the address that it leads to. */
  act: string | (() => void);
}

/** What each part of the open page can do. */
const parts = new Set<{ readonly current: readonly KeyCommand[] }>();

/** What the open page can do now, of what its person may. */
export function keyCommands(): KeyCommand[] {
  return [...parts].flatMap(({ current }) => current);
}

/** @returns whether something has this key now */
export function pressKey(key: string): boolean {
  const command = keyCommands().find((each) => each.key === key);
  if (command === undefined) return false;
  if (typeof command.act === 'string') void navigate(command.act);
  else command.act();
  return true;
}

/**
 * What a part of the page can do: by its key while nobody types or answers a dialog, by its name in the palette, and
 * told in the help of the keys.
 * @returns those that this person may, and that mean something now
 */
export function useKeyCommands<Command extends KeyCommand>(commands: readonly Command[]): Command[] {
  const { permissions } = staffSession.current();
  const possible = commands.filter(
    ({ needs, isFor = true }) => isFor && (needs === null || permissions.includes(needs)),
  );
  const latest = useRef<readonly KeyCommand[]>(possible);
  useEffect(() => {
    latest.current = possible;
  });
  useEffect(() => {
    parts.add(latest);
    return () => void parts.delete(latest);
  }, []);
  return possible;
}

/** A key as it is written on a button: `C`. */
export function keyName(key: string): string {
  return key === 'ArrowDown' ? '↓' : key.toUpperCase();
}
