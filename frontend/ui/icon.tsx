export const SHAPES = {
  home: 'M3 11.5 12 4l9 7.5M5.5 9.5V20h13V9.5',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  basket: 'M4 9h16l-1.6 10.2H5.6L4 9ZM8.5 9l3-5M15.5 9l-3-5M9.5 13v3M14.5 13v3',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5V5M12 19v2.5M4.2 4.2 6 6M18 18l1.8 1.8M2.5 12H5M19 12h2.5M4.2 19.8 6 18M18 6l1.8-1.8',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  phone:
    'M6 3.5h3.5l1.5 5-2.2 1.4a12 12 0 0 0 5.3 5.3l1.4-2.2 5 1.5V18a2.5 2.5 0 0 1-2.7 2.5C10 20 4 14 3.5 6.2A2.5 2.5 0 0 1 6 3.5Z',
  lorry:
    'M2.5 6h11v10h-11ZM13.5 9.5h4l3.5 3.5v3h-7.5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  shield: 'M12 3.5 19 6v6c0 4.2-3 7.2-7 8.5-4-1.3-7-4.3-7-8.5V6l7-2.5ZM9 12l2.2 2.2L15.2 10',
  warning: 'M12 4 2.8 20h18.4L12 4ZM12 10v4.5M12 17.4h.01',
  calendar: 'M4 6h16v14H4ZM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5M12 8h.01',
} as const;

export type IconName = keyof typeof SHAPES;

/** A drawn sign beside words; it says nothing to a screen reader. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Drawing path={SHAPES[name]} size={size} />;
}

export function Drawing({ path, size }: { path: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
