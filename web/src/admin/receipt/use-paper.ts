import { useOwnParams } from '../../app/use-own-params.ts';
import { paperNamed, rememberedPaper, rememberPaper, type Paper } from './papers.ts';

/** The paper in the page's address, or else the one that was last used at this till. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const [params, setParams] = useOwnParams();
  const choose = (paper: Paper) => {
    rememberPaper(paper);
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('paper', paper);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [paperNamed(params.get('paper')) ?? rememberedPaper(), choose];
}
