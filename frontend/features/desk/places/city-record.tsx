import { cityEndpoints } from '@shop/contracts/places/desk-endpoints';
import type { CityEntry } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import { isIndexed, OWN_TEXT_CHARACTERS, pickupLocationsIn } from '@shop/contracts/rules/catalogue/city-page';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { words } from '../../../words/en/staff/cities.ts';
import { Meaning } from '../parts/record/fields/meaning.tsx';
import { RecordPage } from '../parts/record/record-page.tsx';
import { useRecord } from '../parts/record/use-record.ts';
import { useCityFields } from './city-fields.ts';
import { useDestinations } from './use-destinations.ts';

/** A city, and whether search engines will list its page. */
export function CityRecord({ id }: { id: string }) {
  const params = { id };
  const record = useRecord(
    ['cities', 'one', id],
    () => callSignedIn(cityEndpoints.read, { params }),
    (body) => callSignedIn(cityEndpoints.save, { params, body }),
  );
  return (
    <RecordPage
      {...record}
      nameOf={({ name }) => name}
      back={{ text: words.title, href: paths.adminCities }}
      may={{ read: 'cities.read', write: 'cities.write' }}
      title={words.record}
      fields={useCityFields()}
      meaning={meaningOf}
    />
  );
}

const meaningOf = (entry: CityEntry | null, { value }: Revised<CityEntry>) => (
  <CityMeaning saved={value} entry={entry} />
);

function CityMeaning({ saved, entry }: { saved: CityEntry; entry: CityEntry | null }) {
  const { pickupLocations = [] } = useDestinations().data ?? {};
  const pickups = entry ? pickupLocationsIn(pickupLocations, entry).length : 0;
  return (
    <Meaning title={words.meaning} sentences={entry && meaningsOf(saved.slug, entry, pickups)}>
      {saved.active && (
        <LinkButton look="quiet" href={paths.city(saved.slug)}>
          {words.see}
        </LinkButton>
      )}
    </Meaning>
  );
}

function meaningsOf(slug: string, entry: CityEntry, pickups: number): string[] {
  const { meanings } = words;
  if (!entry.active) return [meanings.hidden];
  const characters = plainText(entry.introduction, Infinity).length;
  const listed = pickups > 0 ? meanings.pickups(pickups) : meanings.ownText(characters);
  const found = isIndexed(pickups, characters) ? listed : meanings.noindex(characters, OWN_TEXT_CHARACTERS);
  return entry.slug === slug ? [found] : [found, meanings.moves(paths.city(slug), paths.city(entry.slug))];
}
