/** One line of the launcher's own, on stderr so that a command's result on stdout stays clean. */
export function log(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** A function that hands text on line by line, each line with the name of the process that wrote it. */
export function linesFrom(name: string, write: (line: string) => void): (chunk: Buffer | string) => void {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) write(`[${name}] ${line}`);
  };
}
