/** What was scraped: each series, as Prometheus writes it, with its value. */
export type Series = ReadonlyMap<string, number>;

function seriesIn(text: string): Series {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

export async function scrape(address: string): Promise<Series> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`The scrape was answered with ${answer.status}`);
  return seriesIn(await answer.text());
}

/** Those of a metric. */
export function seriesOf(series: Series, metric: string): string[] {
  return [...series.keys()].filter((name) => name === metric || name.startsWith(`${metric}{`));
}
