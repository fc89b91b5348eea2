import { Drawing, SHAPES } from '../../../ui/icon.tsx';

/** Those of the shop, and what no shopper sees. */
const DESK_SHAPES = {
  ...SHAPES,
  box: 'M4 8l8-4.5L20 8v8.5L12 21l-8-4.5V8ZM4 8l8 4.5L20 8M12 12.5V21',
  mail: 'M3.5 6h17v12.5h-17ZM3.5 7l8.5 6.5L20.5 7',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12V4ZM8.5 8.5h.01',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.3-3.5 3-5 6.5-5s6.2 1.5 6.5 5M15.5 4.9a3.5 3.5 0 0 1 0 6.2M18 14.9c2.1.6 3.3 2.2 3.5 4.6',
  chart: 'M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6',
  pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19 4 20ZM14 6.5 17.5 10',
  shop: 'M4 10.5V20h16v-9.5M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 20v-5h4v5',
  flag: 'M6 21V4M6 4.5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  more: 'M5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM19 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  chevron: 'm9 6 6 6-6 6',
} as const;

export type DeskIconName = keyof typeof DESK_SHAPES;

export function DeskIcon({ name, size = 20 }: { name: DeskIconName; size?: number }) {
  return <Drawing path={DESK_SHAPES[name]} size={size} />;
}
