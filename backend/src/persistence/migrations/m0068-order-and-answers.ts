import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/**
 * Cities and pickup locations stand in an order that staff make; until they do, in the one they had. What was answered
 * to a message is kept with it. What a copy of the last release adds meanwhile stands at the end.
 */
export class OrderAndAnswers extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE city ADD COLUMN position integer;
      UPDATE city SET position = o.position
        FROM (SELECT id, row_number() OVER (ORDER BY name, id) AS position FROM city) o WHERE o.id = city.id;
      ALTER TABLE city ALTER COLUMN position SET DEFAULT 10000, ALTER COLUMN position SET NOT NULL;
      ALTER TABLE pickup_location ADD COLUMN position integer;
      UPDATE pickup_location SET position = o.position
        FROM (
          SELECT l.id, row_number() OVER (ORDER BY s.position, l.city, l.name) AS position
          FROM pickup_location l JOIN state s ON s.code = l.state_code
        ) o WHERE o.id = pickup_location.id;
      ALTER TABLE pickup_location ALTER COLUMN position SET DEFAULT 10000, ALTER COLUMN position SET NOT NULL;
      ALTER TABLE contact_message ADD COLUMN answer text;
    `);
    this.addSql(
      grant({
        city: 'update (position)',
        pickup_location: 'update (position)',
        contact_message: 'update (answer)',
      }),
    );
  }
}
