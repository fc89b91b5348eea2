import { useEffect, useRef } from 'react';

/** Has the focus when the form opens: the button that opened it is gone. */
export function FormTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
