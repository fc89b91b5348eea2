/** What stops a command, in a sentence for whoever runs it. */
export class CommandError extends Error {}
