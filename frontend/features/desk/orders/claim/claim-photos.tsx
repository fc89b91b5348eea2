import { readClaimPhoto } from '@shop/contracts/claims/desk-endpoints';
import type { DeskClaimView } from '@shop/contracts/claims/views';
import { pathOf } from '@shop/contracts/endpoint';
import { useState } from 'react';
import { words } from '../../../../words/en/staff/claim.ts';
import { Dialog } from '../../parts/dialog.tsx';
import styles from './claim-photos.module.css';

/** The photographs of a claim; a press shows one larger. */
export function ClaimPhotos({ number, claim }: { number: string; claim: DeskClaimView }) {
  const [shown, setShown] = useState<number | null>(null);
  const { id, photos } = claim;
  const addressOf = (position: number) =>
    pathOf(readClaimPhoto, { number, claim: id, position: String(position) });
  if (photos.length === 0) return <p>{words.noPhotos}</p>;
  return (
    <>
      <ul className={styles['photos']} aria-label={words.photos}>
        {photos.map((position) => (
          <li key={position}>
            <button type="button" aria-label={words.enlarge(position)} onClick={() => setShown(position)}>
              <img src={addressOf(position)} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Dialog title={words.photo(shown)} onClose={() => setShown(null)}>
          <img className={styles['large']} src={addressOf(shown)} alt={words.photo(shown)} />
        </Dialog>
      )}
    </>
  );
}
