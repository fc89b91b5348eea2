/** Why the frontend server does not start, in words for whoever starts it. */
export function startFailure(error: unknown): string {
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use by another process: set PORT to a free one.`
    : String(stack ?? error);
}
