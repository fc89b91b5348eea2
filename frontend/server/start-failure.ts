/** Why the frontend server does not start, in words for whoever starts it. */
export function startFailure(error: unknown, privatePort: number): string {
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use by another process: set ${port === privatePort ? 'FRONTEND_PRIVATE_PORT' : 'PORT'} to a free one.`
    : String(stack ?? error);
}
