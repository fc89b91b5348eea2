import { ActionIcon, Button } from '@mantine/core';
import {
  createContext,
  lazy,
  Suspense,
  use,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { navigate } from 'vike/client/router';
import { words } from '../../../../words/en/staff/shell.ts';
import { Key } from '../../parts/commands/command-button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { currentToasts, dismissToast, subscribeToasts } from '../../../../ui/messages/toast.ts';
import { staffSession } from '../../../accounts/session.ts';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import { actionsFor, pagesFor } from './pages.ts';
import { useShortcuts } from './use-shortcuts.ts';

// Loaded when they are first wanted.
const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })));
const ShortcutHelp = lazy(() =>
  import('./shortcut-help.tsx').then(({ ShortcutHelp }) => ({ default: ShortcutHelp })),
);

const OpenPalette = createContext<() => void>(() => undefined);

/** The palette, the shortcuts and what explains them, for every page within. */
export function Commands({ children }: { children: ReactNode }) {
  const { permissions } = staffSession.current();
  const pages = useMemo(() => pagesFor(permissions), [permissions]);
  const actions = useMemo(() => actionsFor(permissions), [permissions]);
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  const openPalette = () => setOpen('palette');
  useShortcuts({
    isOpen: open !== null,
    leads: new Map(pages.flatMap(({ key, href }) => (key ? [[key, () => void navigate(href)]] : []))),
    openPalette,
    openHelp: () => setOpen('help'),
  });
  useUndoKey();
  const close = () => setOpen(null);
  return (
    <OpenPalette value={openPalette}>
      {children}
      <Suspense>
        {open === 'palette' && <Palette pages={pages} actions={actions} onClose={close} />}
        {open === 'help' && <ShortcutHelp pages={pages} onClose={close} />}
      </Suspense>
    </OpenPalette>
  );
}

/** What the latest message offers, by a key: nobody reaches for it by Tab within ten seconds. */
function useUndoKey(): void {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  const latest = toasts.findLast(({ action }) => action !== undefined);
  const act = () => {
    if (!latest) return;
    dismissToast(latest.id);
    latest.action?.run();
  };
  const text = latest?.action?.label ?? '';
  useKeyCommands([{ key: 'u', text, needs: null, isFor: latest !== undefined, act }]);
}

/** Opens the palette: a magnifier on a phone, elsewhere a field that looks like one to type in. */
export function FindButton({ compact = false }: { compact?: boolean }) {
  const openPalette = use(OpenPalette);
  if (compact) {
    return (
      <ActionIcon variant="subtle" size={44} onClick={openPalette} aria-label={words.find}>
        <Icon name="search" />
      </ActionIcon>
    );
  }
  return (
    <Button
      variant="default"
      fullWidth
      styles={{ label: { flexGrow: 1 } }}
      onClick={openPalette}
      leftSection={<Icon name="search" />}
      rightSection={<Key>{isApple() ? '⌘ K' : 'Ctrl K'}</Key>}
    >
      {words.find}
    </Button>
  );
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}
