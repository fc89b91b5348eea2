import type { CityView } from '@shop/contracts/places/views';
import { formatDay } from '@shop/contracts/rules/days';
import { paths } from '../../lib/paths.ts';
import { words } from '../../words/en/shop/home.ts';
import styles from './city-dates.module.css';

/** Until when to order for which city. */
export function CityDates({
  cities,
}: {
  cities: readonly Pick<CityView, 'slug' | 'name' | 'deliveryDays' | 'lastOrderOn'>[];
}) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{words.cityHead}</th>
          <th scope="col">{words.cityDays}</th>
          <th scope="col">{words.cityBy}</th>
        </tr>
      </thead>
      <tbody>
        {cities.map((city) => (
          <tr key={city.slug}>
            <th scope="row">
              <a href={paths.city(city.slug)}>{city.name}</a>
            </th>
            <td>{words.days(city.deliveryDays)}</td>
            <td>{city.lastOrderOn ? formatDay(city.lastOrderOn) : words.noDate}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
