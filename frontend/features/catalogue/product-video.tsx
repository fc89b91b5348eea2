import { useState } from 'react';
import { words } from '../../words/en/shop/catalogue.ts';
import { Button } from '../../ui/buttons/button.tsx';
import styles from './product-video.module.css';
import { youTubeIdOf } from './you-tube.ts';

/** A product's video, in place if it is YouTube's; nothing is asked of a third party before it is pressed. */
export function ProductVideo({ url, name }: { url: string; name: string }) {
  const [plays, setPlays] = useState(false);
  const id = youTubeIdOf(url);
  if (id === null)
    return (
      <p>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {words.video}
        </a>
      </p>
    );
  if (plays)
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- The player needs scripts and its own storage; it is of another origin, and the policy of pages lets no other frame in.
      <iframe
        className={styles['video']}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
        title={`${words.video}: ${name}`}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <p className={styles['offer']}>
      <Button look="quiet" onClick={() => setPlays(true)}>
        {words.video}
      </Button>
      <small>{words.videoNote}</small>
    </p>
  );
}
